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
