# What the core says, whatever the game.

core-at-line = Line { $line }: { $problem }
core-reason = { $reason } ({ $rule })
core-not-offered = “{ $token }” is not offered here ({ $kind }). Choose one of: { $options }.
core-match-is-over = The match is over; “{ $token }” can't be played any more. Take an answer back or start a new match.
core-match-over = The match is over.
core-not-asked = That is not asked now ({ $kind }, { $seat }).
core-asked-instead = That is not what is asked now. { $prompt }
core-nothing-to-undo = There is nothing to take back: this is the start of the match.
core-no-such-seat = There is no seat “{ $seat }”. Seats: { $seats }.
core-no-such-game = There is no game “{ $game }”. Games: { $games }.
core-no-such-option = { $game } has no option “{ $option }”.
core-bad-option = Option { $option } can't be “{ $value }”. Possible: { $choices }.
core-bad-seats = { $game } can't be played by { $seats }. Possible: { $possible }.
core-bad-seed = The seed must be a whole number, not “{ $seed }”.
core-long-seed = The seed must have at most { $most } digits.
core-bad-script = “{ $name }” can't come out as “{ $value }” here. Possible: { $possible }. The rest of that script is dropped.
core-script-name = Nothing in this game falls under the name “{ $name }”. There is: { $possible }.
core-script-short = The script is strict, but has nothing for “{ $name }”, which falls now. Add its outcome, or don't ask for a strict script.
core-script-left = The match has ended, and of the strict script for “{ $name }” this is left: { $values }.
core-cannot-imagine = What was done since the last action began does not fit any other hidden cards.
core-fell-elsewhere = “{ $token }” can't have been drawn ({ $chance }): as entered so far it is somewhere else. Look again; if it is right, take an earlier entry back.
core-cannot-fall = “{ $token }” can't fall here ({ $chance }). Possible: { $options }.
core-fell-first = First enter what fell or was drawn at the table.
core-table-script = What falls at a real table is entered, not scripted. Leave out the script, or don't take dice and cards from the table.
core-closed-without-table = Hands stay closed only at a real table. Take dice and cards from the table, or leave closed hands out.
core-no-closed-hands = In this game ({ $game }) hands can't stay closed at a real table.
core-unknown-token = { $game } knows no “{ $token }”.
core-no-such-bot = There is no computer player “{ $bot }” for { $game }. There are: { $bots }.

# What has fallen or was drawn at a real table, one value after the other.
core-fell = From the table: { $chance }{ $side-id ->
    [none] {""}
   *[other] , { $side }
}{ $count ->
    [1] {""}
   *[other] {" "}({ $place } of { $count })
}
    .help = Enter what lies on the table. Only what is possible is offered. A slip can be taken back like any answer.

# One of several things of the same name.
core-copy = { $name } ({ $number })

core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-list-nothing = nothing
core-result = { $winners } won ({ $reason }).

# What people type as well: the word, or its letter.
core-yes = yes
    .letter = y
core-no = no
    .letter = n

# What the operating system complains of, in the middle of a sentence.
core-os-missing = there is no such file or folder
core-os-forbidden = that is not allowed
core-os-folder = that is a folder, not a file
core-os-no-folder = a part of the path is no folder
core-os-exists = that is there already
core-os-not-empty = the folder is not empty
core-os-full = the disk is full
core-os-large = the file would be too large
core-os-read-only = nothing can be written there
core-os-long-name = the name is too long
core-os-circle = the links of this path lead in a circle
core-os-busy = another program is using it
core-os-many-files = too many files are open
core-os-memory = there is not enough memory
core-os-broken = the device does not answer as it should
core-os-no-address = this machine has no such address
core-os-address-taken = another program uses this address
core-os-no-host = no machine of this name is known
core-os-refused = nobody answers there
core-os-late = no answer came in time
core-os-away = the machine can't be reached
core-os-cut = the connection was cut
core-os-insecure = no secure connection could be made
core-os-other = the operating system reports error { $number } ({ $name })
core-os-unknown = the operating system gives no reason

# What is wrong with a file or a database, in the middle of a sentence.
core-file-damaged = it is damaged, or something else than it should be
core-file-not-text = it is not text in UTF-8
core-file-deep = it is nested too deeply
core-file-stops = from line { $line }, character { $column } on it makes no sense
core-database-none = it is no database
core-database-damaged = the database is damaged
core-database-busy = another program is using the database
core-database-shut = the database can't be opened
core-database-other = the database reports error { $code }
core-trouble-inside = a fault in the program ({ $name })

core-text-not-text = this is not text.
core-text-not-ours = a Westmarch { $what } begins with “westmarch { $what } 2”.
core-text-other-kind = this is a { $found }, not a { $what }.
core-text-version = it is written in version { $version }, this program reads version { $ours }. A newer Westmarch is needed.
core-text-no-colon = “{ $row }” should be “key: value”.
core-text-twice = “{ $name }” is there twice.
core-text-missing = “{ $name }” is missing.
core-text-unknown-key = the header has no “{ $name }”.
core-text-seats = the seats of this game are: { $expected }.
core-text-seed = the seed should be a whole number of at most { $most } digits, not “{ $value }”.
core-text-dice = the dice of this version are called nothing, those of version 1 “splitmix64”, those of a real table “table”; “{ $value }” is none of these.
core-text-hands = hands can be “closed”, where dice are those of a real table; “{ $value }” doesn't fit here.
core-text-reseed = “{ $row }” should be “* seed NUMBER”.
core-text-truncated = the moves have no closing “end” line: the text is cut off.
core-text-after-end = there is something after the closing “end” line.
core-text-count = “end { $said }” doesn't fit: there are { $found } lines of moves. Lines are missing or were added.
core-text-outcome = “{ $row }” should be “~ name value …”.
core-text-answer = “{ $row }” should be “seat kind token”.
core-text-after-result = “{ $row }” comes after the end of the match.
core-text-other-decision = “{ $row }” answers another question: { $seat } is asked { $kind } here.
core-text-fell-otherwise = “{ $written }” is written, but the seed gives “{ $found }”. The record was edited, or belongs to other rules. Scripted values are marked with “!”.
core-text-outcome-missing = what fell for “{ $name }” is not written here.
core-text-outcome-extra = nothing is drawn for “{ $name }” here.
core-text-result = the result is written as “{ $written }”, but the moves end in “{ $found }”.
core-text-bad-value = “{ $name }: { $value }” can't be read. { $hint }
core-text-unknown-state-key = this game has no “{ $name }” in a position.
