# What the laboratory says.

lab-bots-per-seat =
    { $bots ->
        [one] 1 computer player is named
       *[other] { $bots } computer players are named
    } for these seats: { $seats }. Name one for each seat, or one for all.
lab-endless = The match was still going after { $decisions } decisions and was stopped.
lab-worker-died = A worker process died before its matches were over, perhaps for want of memory. Try fewer than { $jobs } jobs.
lab-not-installed = this needs packages that are not installed (missing: { $missing }). Install them with: pip install "westmarch[{ $extra }]"
lab-env-cycles = max_cycles must be a positive number, not { $cycles }.
lab-env-asked = { $seat }: { $prompt }
lab-file-there = { $file } is there already. Go on with it (--resume { $file }), or choose another name (--file).
lab-file-not-ours = { $file } is no file of matches, or it is damaged: line { $line } can't be read.
lab-file-other-kind = { $file } holds the matches of a { $kind }, not of a { $wanted }.
lab-file-other-version = { $file } was begun with Westmarch { $version } and its rules; this is { $now }. The matches would not be the same: begin a new file.
lab-tournament-twice = A computer player is named twice: { $bots }. Each takes part once; it meets itself anyway.

## Pages

lab-report-made = Made with Westmarch { $version }.
lab-report-percent = { $share } %
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
