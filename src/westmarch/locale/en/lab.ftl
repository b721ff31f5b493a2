# What the laboratory says.

lab-bots-per-seat =
    { $bots ->
        [one] 1 computer player is named
       *[other] { $bots } computer players are named
    } for these seats: { $seats }. Name one for each seat, or one for all.
lab-endless = The match was still going after { $decisions } decisions and was stopped.
lab-worker-died = A worker process died before its matches were over, perhaps for want of memory. Try fewer than { $jobs } jobs.
lab-nothing-to-train = No player of { $game } learns from matches.
lab-train-other = { $folder } holds another training: of { $game }, seed { $seed }, { $matches } matches, with Westmarch { $version } and its rules. Go on with those settings, or choose another folder.
lab-train-unknown = { $folder } holds matches, but not the settings that they were made with. Choose another folder.
lab-not-installed = this needs packages that are not installed (missing: { $missing }). Install them with: pip install "westmarch[{ $extra }]"
lab-env-cycles = max_cycles must be a positive number, not { $cycles }.
lab-env-asked = { $seat }: { $prompt }
lab-file-there = { $file } is there already. Go on with it (--resume { $file }), or choose another name (--keep).
lab-file-not-ours = { $file } is no file of matches, or it is damaged: line { $line } can't be read.
lab-review-file = { $file } is no file of a review, or it is damaged: line { $line } can't be read. Remove it, or choose another name (--keep).
lab-file-other-kind = { $file } holds the matches of a { $kind }, not of a { $wanted }.
lab-file-other-version = { $file } was begun with Westmarch { $version } and its rules; this is { $now }. The matches would not be the same: begin a new file.
lab-tournament-twice = A computer player is named twice: { $bots }. Each takes part once; it meets itself anyway.

## Pages

lab-report-made = Made with Westmarch { $version }.
lab-report-the-game = the game itself
lab-report-tournament = { $game }: a tournament
lab-report-tournament-sub =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } between { $bots }, from seed { $seed }.
lab-report-ratings = How strong each is
    .about = A rating for each player on each seat (openskill). Everybody starts at 25. The line shows where the true rating lies with 95 percent confidence; where two lines overlap much, nobody can say who is better.
lab-report-cross = Who beats whom
    .about = All pairings play the same seeds.
lab-report-cross-card = { $first } (rows) against { $second } (columns): share won by { $first }
lab-report-players = players
lab-report-matches = matches
lab-report-title =
    { $game }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
lab-report-ends = How matches end
lab-report-reasons = Why
lab-report-turns = Turns
lab-report-won = won
lab-report-lost = lost
lab-report-seat-won = { $seat }
lab-report-tile-sure = 95% sure: { $low } to { $high }
lab-report-tile-turns = { $counts ->
    [round] rounds
   *[turn] turns
}, in the middle match
lab-report-tile-decisions = decisions, in the middle match
lab-report-figures = Figures at the end
    .about = How many matches ended with each figure, by who won.
lab-report-points = points, { $who }
lab-report-traits = What was played with
    .about = How often matches were won with each, and how many there were. The line shows between what it lies with 95 percent confidence.
lab-report-fell = In the order they fall
    .about = What usually falls first stands first. The darker a cell, the more often it falls then.
lab-report-fell-what = { "" }
lab-report-fell-share = falls
lab-report-fell-first = falls first
lab-report-fell-turn = { $counts ->
    [round] round
   *[turn] turn
}
lab-report-fell-turns = from { $counts ->
    [round] round
   *[turn] turn
} 1 on
lab-report-used = What was played, and whether who played it won
    .about = How much more often a seat won the matches in which it played a thing than those in which it didn't, in points of a hundred. The line is where the difference lies with 95 percent confidence; grey means it may be none. This is no proof that the card helped: who is winning plays other cards, and a long match sees more of them.
lab-report-use-note = { $more } · { $matches }
lab-report-use-what = { "" }
lab-report-use-matches = matches
lab-report-use-with = won with it
lab-report-use-without = won without
lab-report-use-more = difference
lab-report-all =
    { $count ->
        [one] the only one
       *[other] all { $count }
    } in a table
lab-report-of-seat = { $what }: { $seat }
lab-report-openings = Openings
    .about = What a seat does first. The coloured part of a bar are the matches that it won.
lab-report-opening-first = First of all: { $seat }
lab-report-opening-note = { $share } · wins { $won }
lab-report-opening-what = { "" }
lab-report-opening-matches = matches
lab-report-opening-won = won
lab-report-opening-sure = 95% sure
lab-report-dice = Dice
    .about = What fell, of all that was rolled.
lab-report-played-now =
    { $games ->
        [one] 1 match
       *[other] { $games } matches
    } from seed { $seed }. { $players }.
lab-report-read = From { $sources }.
lab-report-left-out =
    { $count ->
        [one] 1 match was not over and is left out.
       *[other] { $count } matches were not over and are left out.
    }
lab-report-nothing = There is no finished match in { $files }.
lab-report-other-match = { $file } is about { $found }, and the files before it about { $game }. A report is about one game for the same seats.
lab-report-bad-record = { $file } can't be read. { $problem }

## Ray

lab-ray-not-started = No Ray cluster could be started on this machine.
lab-ray-away = The Ray cluster at { $address } (RAY_ADDRESS) can't be reached.
lab-ray-failed = The Ray cluster failed. What was kept with --keep can be resumed.
lab-ray-version = A machine of the cluster has Westmarch { $here }, not { $wanted }. Install the same release on all.

## The review of a match

lab-review-no-judge = Matches of { $game } can't be reviewed yet: this version of Westmarch has no computer player for it that looks ahead and judges positions.
