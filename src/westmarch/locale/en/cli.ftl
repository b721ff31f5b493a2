### What the command line says, whatever the game.

## Help

cli-about = Middle-earth tabletop games with every rule enforced: play them, let computer players fight them out, measure them.
cli-commands = commands
cli-examples =
    examples:
      westmarch games
      westmarch play wotr --you free
      westmarch simulate wotr --games 200 --bots random,random --seed 1
      westmarch replay wotr-7.record

    "westmarch COMMAND --help" tells more about each.

    exit codes: 0 all went well, 1 it failed and stderr says why, 2 the command can't be meant that way,
    130 stopped with Ctrl-C, 141 whoever read the output went away.

cli-games = list what can be played
    .about = Lists the games: their keys for the other commands, players, seats, computer players and options.
    .examples =
        examples:
          westmarch games
          westmarch games --json

cli-play = play in the terminal
    .about =
        Starts a match, or goes on with a saved one, here in the terminal.

        Every question lists what is legal. Answer with its number, or with the beginning of its name. Besides
        answers you can type: help, show, why, rules, hint, log, undo, save,
        quit. Type help to learn what they do.
        It also reads its answers from a file or a pipe, one a line.
    .examples =
        examples:
          westmarch play wotr                                 the first seat is yours
          westmarch play wotr --you shadow --against random   choose sides
          westmarch play wotr --you all                       everybody at this keyboard
          westmarch play wotr --seed 7                        the same dice every time
          westmarch play wotr --table                         dice and cards of a real table
          westmarch play --load wotr-7.record                 go on with a saved game
          westmarch play lcg --scenario mirkwood --deck leadership

cli-simulate = let computer players play many matches
    .about =
        Plays matches between computer players on all cores and sums them up: wins, reasons, length, speed.

        The same seed gives the same matches, whatever the number of jobs. The first match has the seed itself; a
        match that failed is reported with its own seed, so that "--games 1 --seed" and that number plays it again.
    .examples =
        examples:
          westmarch simulate wotr --games 200 --bots random,random --seed 1
          westmarch simulate wotr --games 50 --json > result.json
          westmarch simulate wotr --games 20 --records out/   keep a record of every match
          westmarch simulate lcg --scenario mirkwood --players 2 --bots ranger --games 100

cli-tournament = let computer players play each other, and rate them
    .about =
        Every computer player sits on every seat, with all others and with itself. Each of them gets a rating for each
        seat (openskill), with how sure it is. Where all win or lose together, the game is the opponent.

        It first plays a match of each player, and says about how long the rest will take. All matches are kept in a
        file. Stopped with Ctrl-C, it goes on with --resume and ends with the same table. Needs westmarch[tournament].
    .examples =
        examples:
          westmarch tournament wotr --bots random,steward --games 50 --seed 1
          westmarch tournament --resume wotr-tournament-1.matches
          westmarch tournament b5a --bots random,captain --json > table.json
          westmarch tournament b5a --bots random,captain --plots table.html

cli-report = make a page with plots about many matches
    .about =
        Writes one web page about thousands of matches: who wins and how, how long it takes, what was played and
        whether it helped, openings, dice. It holds everything it needs, so it can be sent to somebody.

        The matches are played now, or read with --from: files that --keep or a tournament wrote, records, or folders
        of records.
    .examples =
        examples:
          westmarch report wotr --games 1000 --out wotr.html
          westmarch report --from wotr-tournament-1.matches
          westmarch report wotr --from out/                   a folder of records
          westmarch report lcg --scenario mirkwood --bots ranger --games 500

cli-bench = measure decisions, clones and imagined matches per second
    .about =
        Plays at random in one process and measures: decisions per second; how often a match can be copied per
        second, between two actions, inside an action, and at the deepest moment of each match; and how often one
        can be imagined. docs/speed.md has the method and figures.
    .examples =
        examples:
          westmarch bench wotr
          westmarch bench wotr --seconds 30 --json

cli-train = make the weights of the players who look ahead
    .about =
        Plays matches, lets networks learn who wins from them, and lets players who know that play the next ones: one
        generation after the other. The first is played by rule bots with noise.

        Everything is kept in the folder: matches, the weights after each generation (weights-0.npz and so on), and a
        log. Stop it whenever you like: the same command goes on where it stood. The same settings give the same
        weights, on however many cores. docs/players.md tells how the weights that come with Westmarch were made.
    .examples =
        examples:
          westmarch train b5a --folder training/b5a
          westmarch train wotr --folder training/wotr --matches 12000,4000,4000 --contests 100

cli-replay = read or step through a record
    .about =
        Tells a record in words. On a terminal it goes step by step: Enter for the next, b for back, a number to go
        there, s (and a topic) to look around, q to leave. The number before a line counts the answers so far.
        A saved game is a record too.
    .examples =
        examples:
          westmarch replay wotr-7.record
          westmarch replay wotr-7.record --seat free          with what that seat could see
          westmarch replay wotr-7.record --to 120 < /dev/null print it up to the 120th answer, and the position there

cli-review = look at a match again: luck, choices, mistakes
    .about =
        Draws the chance to win over a match and parts every change into luck (dice, cards, tiles) and choice: what was
        played, against the best that could have been. The chance at the start, all luck and all choices add up to the
        result. Tells the costliest choices with what would have been better, and the luckiest moments.

        The judge is the computer player who looks ahead. At each question it knows only what the seat could know. A
        match that is not over is reviewed as far as it has come. Stopped with Ctrl-C, the same command goes on.
    .examples =
        examples:
          westmarch review wotr-7.record
          westmarch review wotr-7.record --json > review.json
          westmarch review wotr-7.record --weights DIR/weights.npz   judged by what "westmarch train" made

cli-argument-game = which game; "westmarch games" lists them
cli-argument-language = the language to speak, such as en; else LC_ALL, LC_MESSAGES or LANG decide
cli-argument-json = print JSON instead of a table
cli-argument-you = your seat, several with commas, or "all"; the first seat unless said otherwise
cli-argument-against = computer player for the other seats, or one for each with commas; who plays by rules of thumb unless said otherwise
cli-argument-table = you have the game in front of you: dice, tiles and cards are entered as they fall and are drawn
cli-argument-closed = with --table: hands stay closed, a card is named when it is played, not when it is drawn
cli-argument-players = number of players; --seats means the same
cli-argument-scenario = scenario, for games that have them (short for --option scenario=NAME)
cli-argument-deck = deck of the next player, may be repeated, for games that have them (short for --option decks=NAME,NAME)
cli-argument-option = any other option of the game, may be repeated; "westmarch games" lists them
cli-argument-folder = folder in which everything is kept; whatever is there is not made again
cli-argument-matches = how many matches each generation plays, with commas: as many numbers as generations
cli-argument-contests = after each generation, how many matches against rule bots each team plays, to see what was learned
cli-argument-seed = number that decides all dice and cards
    .review = number that decides which imagined matches the judge looks at (0)
cli-argument-weights = judge by the weights in this file, not by those of the package
cli-argument-load = go on with a saved game
cli-argument-games = how many matches (100)
    .tournament = how many matches of each pairing (10)
    .report = how many matches, if none are given with --from (1000)
cli-argument-bots = a computer player for each seat, in order, or one for all; who plays by rules of thumb unless said otherwise
    .tournament = who takes part
cli-argument-jobs = how many processes; as many as there are cores unless said otherwise
cli-argument-on = where: here, on this machine (unless said otherwise), or on the Ray cluster that RAY_ADDRESS names
cli-argument-resume = go on with a file of matches that was stopped
cli-argument-keep = keep the matches in this file, so that it can be resumed
    .tournament = the file that keeps the matches (GAME-tournament-S.matches)
    .report = keep the matches in this file, so that it can be resumed and read again
    .review = keep what is weighed in this file until the review is made (FILE.review)
cli-argument-plots = also write a web page with plots
cli-argument-out = the page to write (GAME-report.html)
cli-argument-from = matches to read: a file of matches, a record, or a folder of records; may be repeated
cli-argument-forget = take the memory of this seat's bot away before every question (several with commas, or all)
cli-argument-records = write a record of every match into this folder
cli-argument-seconds = how long to measure, in all (10)
cli-argument-file = a record, as "save" and "--records" write it
cli-argument-to = stop after so many answers
cli-argument-seat = see it as this seat did; without it, only what everybody could see
cli-type-positive = positive whole number
cli-type-natural = whole number from 0 up
cli-type-int = whole number
cli-type-float = number
cli-type-numbers = list of numbers
cli-type-seconds = number of seconds from 0.1 to 3600

## Whatever can go wrong

cli-os-error = { $file }: { $problem }.
cli-os-error-alone = That did not work: { $problem }.
cli-interrupted = Stopped.
cli-option-form = An option is written name=value, not “{ $option }”.
cli-usage = usage:
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = show this help and exit
cli-usage-version = show the version and exit
cli-usage-unknown = what is “{ $words }”? See --help.
cli-usage-required = something is missing: { $words }. See --help.
cli-usage-value = { $argument }: “{ $value }” is no { $type }.
cli-usage-choice = { $argument } can't be “{ $value }”. Possible: { $choices }.
cli-usage-missing = { $argument } needs a value behind it.
cli-usage-ambiguous = “{ $value }” could be several things: { $choices }.
cli-usage-no-value = { $argument } takes no value: “{ $value }”.

# What stands for a value in usage and help.
cli-value-language = LANGUAGE
cli-value-game = GAME
cli-value-file = FILE
cli-value-seat = SEAT
cli-value-bot = BOT
cli-value-name = NAME
cli-value-value = VALUE
cli-value-dir = DIR
cli-value-words = WORDS
cli-value-command = COMMAND
cli-value-what = WHAT
cli-value-player = PLAYER
cli-value-match = MATCH
cli-value-text = TEXT
cli-value-host = HOST
cli-value-port = PORT
cli-no-such-language = There is no language “{ $language }”. Languages: { $languages }.
cli-file-not-text = { $file } is not a text file.
cli-file-bad = { $file } can't be read. { $problem }
cli-file-strange = { $file } can't be read: { $problem }.
cli-file-not-ours = { $file } is there already and is no saved game; choose another name.
cli-load-alone = A saved game has its own settings: --{ $option } can't be used with --load.
cli-load-other-game = { $file } is a match of { $found }, not of { $game }.
cli-play-what = Say which game ({ $games }), or --load a saved one.
cli-play-bots =
    { $bots ->
        [one] 1 computer player is named
       *[other] { $bots } computer players are named
    } for these seats: { $seats }. Name one for each, or one for all.
cli-replay-to = The record has { $last } answers, so --to can't be { $to }.

cli-game-or-resume = Say which game, or --resume a file of matches.
cli-resume-alone = A file of matches has its own settings: with --resume, name no game and no players.

## Waiting

cli-cost =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } to play: about { $time } on { $jobs ->
        [one] 1 core
       *[other] { $jobs } cores
    }. Ctrl-C stops.
cli-cost-ray =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } to play on a Ray cluster: about { $time } if it had { $jobs ->
        [one] 1 core
       *[other] { $jobs } cores
    }. Ctrl-C stops.
cli-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
cli-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
cli-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
cli-resume-hint = What was played is kept. Go on with: westmarch { $command } --resume { $file }

## Games

cli-games-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
cli-games-bots = computer players
cli-games-option =
    { $about }: { $choices }{ $known ->
        [no] {""}
       *[yes] {" "}(unless said otherwise: { $default })
    }
cli-games-option-bare = { $choices } (unless said otherwise: { $default })

## Play

cli-play-welcome = { $game }. { $seats }. Seed { $seed }. Type “help” at any question.
cli-play-person = { $seat }: you
cli-play-bot = { $seat }: { $bot }
cli-rules = read the rules of a game
    .about = Shows the chapters of the rules, a chapter or section by its name, or what has all of some words in it.
    .examples =
        examples:
          westmarch rules wotr
          westmarch rules wotr hunt-roll
          westmarch rules lcg shadow card
cli-argument-words = a chapter or section, or words to look for
cli-rules-none = There are no rules to read for this game.
cli-rules-how = Type “rules” with a chapter, a section, or words to look for.
cli-rules-which = Type “rules” with one of these names to read it.
cli-rules-not-found = No section has all of these words: { $words }. Try fewer.
cli-rules-example = Example: { $title }
cli-rules-see = See also: { $sections }
cli-play-help =
    Type the number of an option, or the beginning of its name. Or:
      show X      look at something, or at a place or card by its name; “show” alone is the whole table
      why X       why X can't be chosen now
      rules X     what the rules say about X; “rules” alone is about this question
      hint        what the computer would do here, and why
      log N       what happened last
      undo        back to your last decision
      stops X W   when to be asked in phase X (or all): W is always, useful or never; “stops” alone shows it
      save FILE   save the game; go on later with “westmarch play --load FILE”
      quit        leave
cli-play-topics = What can be shown:
cli-play-not-understood = I don't understand “{ $typed }”. Type a number from the list, or “help”.
cli-play-unclear = “{ $typed }” could be { $options }.
cli-play-unknown = There is nothing called “{ $typed }” in this game.
cli-play-why-what = Why can't you do what? Type “why” and a name, for example of a place or a card.
cli-play-can = You can choose that now: { $label }.
cli-play-table-people = At a real table people play: leave out --against, and --you or say "--you all".
cli-play-hint-fell = That is for the dice and the deck to say: enter what lies on the table.
cli-play-hint-closed = Hands stay closed at this table: who doesn't know your cards can't advise you.
cli-play-hint = I would choose: { $label }. { $why }
cli-play-hint-choice =   { START($label) }: a chance of { $chance } percent. { $why }
cli-play-undone = Taken back.
cli-play-nothing-to-undo = There is no decision of yours to take back.
cli-stops-none = This game has no stops.
cli-stops-help = Change one with “stops” and a phase (or “all”) and always, useful or never, such as “stops { $stop } always”.
cli-stops-unknown = I don't understand “{ $typed }”. Type “stops”, a phase (or “all”), and always, useful or never.
cli-stop-always = in every action window
cli-stop-useful = when something could matter
cli-stop-never = not at all: the program passes
cli-play-saved = Saved in { $file }.
cli-play-save-first = Save before you go? (y, n, or a file name){" "}
cli-play-score = Points: { $scores }.
cli-play-over = The match is over. You can still type undo, save FILE, log, show X or quit.
cli-play-broken = Something failed: { $error }. The game is kept in { $file }, with what happened inside; please report it with that file.
cli-no-topic = I can't show that. There is: { $topics }; in some games also a place, a character or a card by its name.

## Replay

cli-replay-keys = Enter: next · b: back · number: go there · s, s TOPIC: look · q: leave
cli-replay-end = Here the record ends; the match is not over.

## Review

cli-review-progress = Looking again
cli-review-time =
    { $questions ->
        [one] 1 question
       *[other] { $questions } questions
    } to weigh: about { $time }. Ctrl-C stops it.
cli-review-stopped = What was weighed is kept in { $file }. The same command goes on from there.
cli-review-anew = { $file } was of another review (another match, seed, judge or release). It begins anew.
cli-review-not-kept = What is weighed can't be kept, so the review can't be resumed if it is stopped: { $problem }
cli-review-title = The chance to win: { $seats }
cli-review-together = The chance to win together: { $seats }
cli-review-sum = It began at { $start } percent and ended at { $end }. Luck changed it by { $luck }, choices by { $choice }.
cli-review-sum-so-far = It began at { $start } percent and stands at { $end }. Luck changed it by { $luck }, choices by { $choice }.
cli-review-seat = seat
cli-review-choices = own choices
cli-review-luck = luck
cli-review-questions = questions weighed
cli-review-mistakes = mistakes
cli-review-costliest = The costliest choices
cli-review-no-mistakes = Nobody made a choice that cost as much as { $least } percent.
cli-review-cost = { $seat }, { $cost } percent lost ({ $expected } instead of { $best })
cli-review-played = Played: { $line }
cli-review-better = Better: { $line }
cli-review-lucky = Luckiest for { $seats }
cli-review-unlucky = Unluckiest for { $seats }
cli-review-not-lucky = Nothing was especially lucky for { $seats }.
cli-review-not-unlucky = Nothing was especially unlucky for { $seats }.
cli-review-fortune = { $luck } percent (from { $expected } to { $after })
cli-review-at = { $number ->
    [0] At the start
    [one] After 1 answer
   *[other] After { NUMBER($number, useGrouping: 0) } answers
}: { $what }
cli-review-at-turn = { $counts ->
    [round] Round
   *[turn] Turn
} { $turn }, { $number ->
    [0] at the start
    [one] after 1 answer
   *[other] after { NUMBER($number, useGrouping: 0) } answers
}: { $what }
cli-review-look = "westmarch replay FILE --to N" shows the match after that many answers.

## Simulate

cli-simulate-progress = Playing
cli-simulate-title =
    { $game }, { $games ->
        [one] 1 match
       *[other] { $games } matches
    } from seed { $seed }. { $bots }.
cli-simulate-winner = won by
cli-simulate-wins = matches
cli-simulate-share = share
cli-simulate-confidence = 95% sure
cli-simulate-together = everybody together
cli-simulate-nobody = nobody
cli-simulate-reason = because
cli-simulate-games = matches
cli-simulate-turns = { $counts ->
    [round] rounds
   *[turn] turns
}
cli-simulate-decisions = decisions
cli-simulate-score = points, { $seat }
cli-simulate-min = min
cli-simulate-q1 = q1
cli-simulate-median = median
cli-simulate-q3 = q3
cli-simulate-max = max
cli-simulate-mean = mean
cli-simulate-speed =
    { $decisions } decisions in { $seconds } seconds with { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }: { $rate } a second.
cli-simulate-error = the match with seed { $seed } failed: { $error }

## Tournament

cli-tournament-bots = Say who takes part, with --bots. There are: { $bots }.
cli-tournament-title =
    { $game }, tournament of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } from seed { $seed }.
cli-tournament-player = player
cli-tournament-as = as { $seat }
cli-tournament-won = won
cli-tournament-the-game = the game itself
cli-tournament-cross = { $first } won, against { $second }:
cli-tournament-scale = Everybody starts at 25 ± 16.7. The true rating lies between the limits with 95 percent confidence.
cli-tournament-kept = The matches are kept in { $file }.

## Report

cli-report-written =
    { $file }: a page about { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }.
cli-report-other-game = These matches are of { $found }, not of { $game }.

## Bench

cli-bench-title = { $game }: random play in one process
cli-bench-stage-decisions = Playing at random
cli-bench-stage-positions = Collecting positions
cli-bench-stage-clones = Copying matches
cli-bench-stage-imagined = Imagining matches
cli-bench-rate = a second
cli-bench-slowest = slowest
cli-bench-fastest = fastest
cli-bench-cpu = a CPU second
cli-bench-decisions = decisions
cli-bench-boundary = clones between two actions
cli-bench-inside = clones inside an action ({ $answers } answers in)
cli-bench-deepest = clones at the deepest moment of a match ({ $answers } answers in)
cli-bench-imagined-boundary = imagined matches between two actions
cli-bench-imagined-inside = imagined matches inside an action
cli-bench-method = Whole random matches; every clone is a full match.clone(), every imagined match a match.imagine(). The middle one of five slices of time counts. See docs/speed.md.
cli-bench-machine =
    { $processor }, { $cores } cores (load { $load }); { $python }, { $compiled ->
        [yes] compiled
       *[no] not compiled
    }; { $system }.

cli-train-cost = One match takes about { $seconds } seconds here, so { $matches } matches in { $jobs ->
    [one] one process
   *[other] { $jobs } processes
} take about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, those of players who look ahead some ten times as long. Ctrl-C stops it, the same command goes on.
cli-train-playing = generation { $generation }: { $done } of { $of } matches
cli-train-failed = generation { $generation }: the match with seed { $match } failed and is left out ({ $error })
cli-train-learning = generation { $generation }: learning from { $positions } positions
cli-train-learned = generation { $generation }: loss { $loss } on unseen matches; always guessing the mean: { $guess }
cli-train-met = generation { $generation }: of { $matches } matches against rule bots each team won: { $won }
cli-train-done = The weights are in { $file }.
