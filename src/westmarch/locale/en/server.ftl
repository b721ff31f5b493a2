# What the server says.

server-guest = Guest
server-bad-input = That can't be understood: { $where }: { $problem }.
server-bad-letters = Please use letters that can be seen: no invisible ones, none that turn the line around, and not only spaces.
server-bad-host = This server doesn't go by that name. Whoever runs it can add the name to WESTMARCH_HOSTS.
server-bad-login = Name or password is wrong.
server-session-ended = You have signed in anew or signed out elsewhere.
server-bad-secret = This seat link is not valid any more. Ask the table for a new one.
server-bad-invitation = This invitation is not valid any more. Ask whoever sent it for a new one.
server-not-invited = These seats are kept for people who were invited. Ask for an invitation.
server-has-looked = You have seen the hand of another seat in this match, so you can't take this one.
server-not-owner = Only whoever took this seat can do that.
server-not-creator = Only whoever made this match can do that.
server-nobody-to-remove = There is nobody else on that seat.
server-has-played = Whoever sits there has already played.
server-chat-full = So much was said at this table that no more fits.
server-table-full = So much has happened at this table that it can only be played to its end.
server-enough-reports = There are many reports about this match already. Thank you; that is enough.
server-not-your-seat = “{ $seat }” is not your seat.
server-no-seat = You have no seat at this table.
server-no-name = Tell us your name first.
server-no-spectators = This table is not open to spectators.
server-not-yet = That can be seen when the match is over.
server-not-allowed = That is not allowed.
server-cross-site = This request does not come from our own page.
server-no-account = That needs an account.
server-has-account = You already have the account “{ $login }”.
server-not-found = There is no “{ $what }” here.
server-bad-method = That address can't be used in this way.
server-match-unreadable = This match can't be opened any more: what is stored of it does not fit this version. Nothing of it is deleted, and whoever runs this server has been told. You can begin it again as a rematch, and its record can be downloaded if nobody else's game is spoilt by it.
server-other-rules = That part was played by older rules. You can go back to step { $step } at most.
server-stale = The game has moved on in the meantime. Look again.
server-list-beyond = Answer { $number } of the list comes too late: before it something falls, is shown, or is asked of somebody else. Nothing was answered; send the answers before it first.
server-empty-list = There is nothing in that list, and what is asked now is not how many of something. Say what you answer.
server-seat-taken = That seat is taken.
server-no-open-seat = All seats are taken.
server-match-over = The match is over.
server-not-over = The match is not over yet.
server-no-sequel = Nothing follows this match.
server-not-your-turn = It is somebody else's turn: { $seat }.
server-nothing-to-undo = There is nothing of yours to take back.
server-no-request = Nobody is asking to take something back.
server-own-request = That is your own request; the others have to agree.
server-has-resigned = You have said so already; your partners have to agree.
server-has-not-resigned = You have not offered to resign.
server-not-late = There is still time. Wait a little longer.
server-nothing-to-claim = That is your own side; there is nothing to claim.
server-nobody-plays = Nobody plays “{ $seat }” just now.
server-nobody-left = Somebody has to stay at the table. To go on later, simply close the page.
server-not-replaced = The computer doesn't play this seat for anybody.
server-replaced = The computer plays for you just now. Take your seat back first.
server-two-clocks = Choose minutes for the whole match or days for each answer, not both.
server-table-people = At a real table people play: no computer player can take cards out of a box. Leave its seats to people.
server-hint-fell = That is for the dice and the deck to say: enter what lies on the table.
server-hint-closed = Hands stay closed at this table: who doesn't know your cards can't advise you.
server-no-hints = This match is played without hints.
server-no-review = Matches of { $game } can't be reviewed yet: no computer player judges its positions.
server-review-failed = The review could not be made. Try again.
server-review-unreadable = This match can't be reviewed: it was played by rules that this version doesn't know any more.
server-reviews-full = Many reviews are being made just now. Try again in a minute.
server-no-hint-now = No hint could be worked out just now. Try again.
server-no-reply-now = The other side could not decide just now. Try again.
server-bot-failed = I could not decide, so this was taken at random.
server-look-at-what = Send either a text (a record or a position) or the name of a game.
server-cannot-read = This record or position can't be read.
server-cannot-read-in = This text couldn't be read just now. Try again in a moment.
server-too-large = That is too large.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-trouble = Something went wrong on our side. It has been noted.
server-starting = The server is just starting. Try again in a moment.
server-no-mail = This server sends no letters.
server-letter-old = This link is used up or too old. Ask for a new letter.
server-gone = somebody who left
server-restarts = The server starts anew. Your line comes back by itself; nothing is lost.
server-muted = You may not chat here at the moment.
server-banned = You may not play here any more. If you think that is a mistake, write to whoever runs this server.
server-match-closed = Whoever runs this server has ended this match.
server-metrics-closed = The measurements are for whoever runs this server: read them on the machine itself, or set WESTMARCH_METRICS_TOKEN and send it.
server-health-stopping = The server is ending; another one takes over.
server-health-database = The database does not answer ({ $reason }).
server-health-migrations = The database's tables are at version { $found }, this program needs { $wanted }. Start it anew to bring them up to date.
server-health-fanout = News between processes are late, up to a few seconds: { $reason }.
server-health-workers = Computer players do not play: the last { $count ->
    [one] worker
   *[other] { $count } workers
} did not start. The log says more.
server-health-disk = Only { $megabytes } MB are left on the disk that keeps the matches.
server-health-disk-gone = The folder that keeps the matches can't be read ({ $reason }).
server-client-missing-title = Westmarch is running
server-client-missing-text = The pages to play in are not built yet. Stop the server and start it like this; it builds them first:

## The command

server-serve = start the server and play in a browser
    .about =
        Starts the server: play in a browser, against the computer, at one table, or with
        friends far away. Without any option it listens on this computer only and keeps its
        matches in
          { $data }

        Everything can also be set by environment variables, which is how several processes
        run on PostgreSQL (docs/server.md lists all of them):
          WESTMARCH_DATABASE    a file name, or postgresql://user:password@host/name
          WESTMARCH_FANOUT      redis://host:6379, or postgres
          WESTMARCH_PUBLIC_URL  where people reach it, if a proxy stands before it
    .examples =
        examples:
          westmarch serve
          westmarch serve --host 0.0.0.0 --port 80    others in your network can play too
          westmarch serve --data ./friends.db         matches in a file of your choice
server-serve-host = address to listen on (default: 127.0.0.1, this computer only)
server-serve-port = port to listen on (default: 8000 or, if that is taken, the next free one; 0 takes any that is free)
server-serve-data = where matches are kept (default: in your data directory)
server-serve-workers = processes that serve (default: 1; more need PostgreSQL)
server-serve-bots = processes that think for bots (default: 2)
server-serve-log = form of the log on standard error (default: text in a terminal, else json)
server-serve-verbose = log every request
server-at = Westmarch is at { $address } (Ctrl+C ends it)
server-not-installed = the server's packages are not installed (missing: { $missing }). Install them with: pip install "westmarch[server]"
server-port-taken = Port { $port } is taken, so this server uses port { $next }.
server-ports-taken = all ports from { $first } to { $last } are taken. Free one of them, or name another with --port.
server-that-port-taken = port { $port } is taken. Is Westmarch running already? Name another port with --port or WESTMARCH_PORT.
server-cannot-listen = can't listen on { $host } port { $port }: { $reason }. Try another --host or --port.
server-setting-bad = { $name } can't be read: { $problem }.
server-setting-data = { $file } can't keep the matches: { $problem }.
server-setting-database = WESTMARCH_DATABASE must be a file name or postgresql://…, not { $scheme }://…
server-setting-fanout = WESTMARCH_FANOUT must be memory, postgres or redis://…, not { $value }
server-setting-fanout-needs-postgres = WESTMARCH_FANOUT=postgres needs a PostgreSQL database in WESTMARCH_DATABASE.
server-setting-choice = WESTMARCH_{ $name } must be one of: { $choices }.
server-setting-public-url = WESTMARCH_PUBLIC_URL must begin with http:// or https://
server-setting-positive = { $name } must be at least 1.
server-setting-above-zero = { $name } must be more than 0.
server-setting-proxies = WESTMARCH_PROXIES lists addresses or networks such as 10.0.0.0/8, and “{ $value }” is none.
server-setting-unknown = WESTMARCH_{ $name } is no setting. docs/server.md lists all of them.
server-setting-unknown-near = WESTMARCH_{ $name } is no setting. Did you mean WESTMARCH_{ $near }?
server-setting-not-negative = { $name } must be 0 or more.
server-setting-smtp = WESTMARCH_SMTP must look like smtp://user:password@host:587 or smtps://user:password@host.
server-setting-mail = WESTMARCH_SMTP needs WESTMARCH_MAIL_FROM (an address that letters come from) and WESTMARCH_PUBLIC_URL (for the links in them).
server-setting-port = the port must be between 0 and 65535.
server-setting-workers = several processes need PostgreSQL: set WESTMARCH_DATABASE=postgresql://… (see docs/server.md).

## Backups

server-backup = write everything a server keeps to a file
    .about =
        Writes all matches, players and sessions to one file, while the server goes on running.
        A plain copy of the database's file would miss what was stored last. The file holds
        everything, also hands and seeds, so it is readable for you only.

        It works for SQLite and for PostgreSQL (WESTMARCH_DATABASE), and what comes out can be
        restored to either.
    .examples =
        examples:
          westmarch backup monday.backup
          westmarch backup --data ./friends.db monday.backup
server-backup-file = where to write it
server-backup-data = the database, a file or postgresql://… (default: as for serve)
server-backup-force = overwrite the file if there is one
server-backup-done = { $file } holds { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $players ->
    [one] one player
   *[other] { $players } players
}.
server-backup-exists = There is already something in { $file }. Choose another name, or say --force.
server-backup-no-folder = There is no folder { $folder }.
server-backup-no-write = { $file } can't be written: { $problem }.
server-backup-nothing = There is nothing to back up yet: { $file } has no matches.
server-backup-unreadable = { $file } can't be read: { $problem }.
server-backup-broken = { $file } is damaged.
server-backup-foreign = That is no backup of Westmarch.
server-backup-old = The database was made by an earlier version. Start the server once, so that it is brought up to date.
server-backup-database = The database can't be used: { $problem }.

# What is wrong with a database or with input, in the middle of a sentence.
server-database-login = name or password is refused
server-database-missing = there is no database of this name
server-database-version = its tables are missing, or of another version of Westmarch
server-database-exhausted = it has no room for more connections or data
server-database-stopping = it is stopping or just starting
server-database-unclear = it answers something that can't be understood
server-unfit-missing = “{ $field }” is missing
server-unfit-unknown = “{ $field }” is unknown
server-unfit-choice = “{ $value }” is no choice
server-unfit-short = too short, at least { $least } wanted
server-unfit-long = too long, at most { $most } wanted
server-unfit-least = at least { $least } wanted
server-unfit-most = at most { $most } wanted
server-unfit-above = more than { $bound } wanted
server-unfit-below = less than { $bound } wanted
server-unfit-json = it is no whole JSON
server-unfit-kind = { $kind ->
    [whole] a whole number is wanted
    [number] a number is wanted
    [truth] true or false is wanted
    [list] a list is wanted
    [object] fields with values are wanted
   *[text] text is wanted
}
server-unfit-other = it does not have the form that is wanted
server-restore = put a backup back
    .about =
        Puts everything from a backup into the database. Stop the server first. A database that
        already holds matches is only overwritten with --force.
    .examples =
        examples:
          westmarch restore monday.backup
          westmarch restore --data ./friends.db --force monday.backup
server-restore-file = the backup
server-restore-data = the database to fill, a file or postgresql://… (default: as for serve)
server-restore-force = overwrite what is there
server-restore-done = The database holds { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $players ->
    [one] one player
   *[other] { $players } players
}, from { $file }.
server-restore-no-file = There is no file { $file }.
server-restore-exists = { $file } already holds something. To overwrite it, say --force.
server-restore-in-use = { $file } is in use. Stop the server first.

## The admin command

server-admin = look after players and matches, also while the server runs
    .about =
        Looks after players and matches. It works on the database itself, so it needs the same
        WESTMARCH_DATABASE as the server (or --data FILE); without either it takes
          { $data }
        The server may go on running: it notices within two seconds.

        A PLAYER is an id or a login, as `westmarch admin players` lists them; a MATCH is an id,
        as it stands in the match's address.
    .examples =
        examples:
          westmarch admin players --search grima
          westmarch admin mute grima-3632 --days 7 --reason "insults at the table"
          westmarch admin end 6dJx0pqLr2VtYb1c
          westmarch admin purge --dry-run
server-admin-players = list players and what holds against them
server-admin-matches = list matches, the last played first
server-admin-reports = list reports of things that seemed wrong
server-admin-mute = take away the right to chat
server-admin-unmute = give it back
server-admin-ban = close the door to a player; open connections end
server-admin-unban = open it again
server-admin-end = end a match, so that nobody can go on with it
server-admin-remove = remove an account; its seats in running matches are open then, its name and chat gone
server-admin-purge = remove what nobody comes back for (settings WESTMARCH_PURGE_…)
server-admin-player-word = id or login
server-admin-match-word = id of the match
server-admin-search-word = only those with this id, login, or part of a name
server-admin-status-word = only those that stand like this
server-admin-limit-word = at most so many (default: 50)
server-admin-json-word = as JSON, for scripts
server-admin-days-word = for so many days (default: for good)
server-admin-reason-word = kept with it, for whoever looks later
server-admin-yes-word = don't ask whether that is meant
server-admin-dry-run-word = only say what would be removed
server-admin-done-mute = { $name } may not chat any more.
server-admin-done-unmute = { $name } may chat again.
server-admin-done-ban = { $name } may not come any more.
server-admin-done-unban = { $name } may come again.
server-admin-done-end = The match { $match } is ended.
server-admin-done-remove = The account is removed. { $left ->
    [0] It had no seat in a running match.
    [one] Its seat in one running match is open now.
   *[other] Its seats in { $left } running matches are open now.
} { $kept ->
    [0] {""}
    [one] One match that is over keeps what happened, without the name.
   *[other] { $kept } matches that are over keep what happened, without the name.
}
server-admin-sure = Remove the account { $player } for good? It can't be brought back. (yes/no)
server-admin-not-sure = Nothing was removed.
server-admin-purged = { $dry ->
    [yes] Would be removed
   *[no] Removed
}: { $sessions } sessions, { $guests } guests, { $unplayed } matches never played, { $unfinished } left unfinished, { $finished } finished, { $tickets } old links.
server-admin-no-database =
    There is no database { $file }. Name the one that the server uses: WESTMARCH_DATABASE, or westmarch admin --data FILE.
server-admin-nothing = There is nothing to list.

## Letters

server-mail-confirm =
    .subject = Is this your address?
    .body =
        Somebody, you we hope, wants letters from Westmarch to come to this address.
        If that was you, say so here within three days:

        { $link }

        If not, do nothing, and you will not hear from us again.
server-mail-reset =
    .subject = A new password for Westmarch
    .body =
        Somebody, you we hope, has forgotten the password of your account.
        Set a new one here within an hour:

        { $link }

        If it was not you, do nothing; your password stays as it is.
server-mail-turn =
    .subject = { $game }: it is your turn
    .body =
        The others at the table wait for you:

        { $link }

        You get one such letter a turn at most. No more of them:
        { $stop }

## The pages that letters lead to

server-page-confirm = Letters from Westmarch
    .text = Shall letters for your account come to this address?
    .button = Yes, they shall
server-page-confirmed = That is settled
    .text = Letters for your account come to this address from now on.
server-page-reset = A new password
    .text = Choose a new password of at least 8 characters. You will be signed out everywhere.
    .field = New password
    .button = Set it
server-page-bad-password = That is too short
    .text = A password needs at least 8 characters, and at most 200.
server-page-changed = Your password is changed
    .text = You can sign in with it now.
server-page-stop = No more letters?
    .text = You will not be told by letter any more when it is your turn.
    .button = No more of them
server-page-stopped = That is settled
    .text = You get no more letters when it is your turn. You can change that in your account.
server-page-old = This link is used up
    .text = It was used already, or is too old. Ask for a new letter.
