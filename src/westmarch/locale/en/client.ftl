### What the web client says, whatever the game.

## Everywhere

client-close = Close
client-back = Back
client-again = Try again
client-save = Save
client-send = Send
client-yes = yes
client-no = no
client-you = you
client-loading = Laying the table …
client-offline = The server doesn't answer. Is the connection all right?
client-failed = That didn't work.
client-lost = There is nothing here
client-lost-text = This address leads nowhere. Perhaps a part of it got lost.
client-to-lobby = To the lobby
client-to-table = To the table
client-somebody = Somebody

## Lobby

client-what-this-is = Board and card games of Middle-earth, with all their rules: against the computer, with friends at one screen, or with friends far away.
client-first-time = First time?
client-first-time-of = { $game }: the first time
client-guided-match = Guided match
client-first-match = A guided first match
client-first-match-text = Ten minutes of real play. The program explains each part when it first matters, and you play.
client-first-match-go = Go on with the guided match ({ $told } of { $steps })
client-first-match-again = Play the guided match once more
client-first-rules-text = All of it in our own words, by chapter, with examples to try.
client-first-puzzles-text = Positions with something to find.
client-turn = Turn { $turn }
client-round = Round { $round }
client-new-match = Start a match
client-my-matches = My matches
client-no-matches = You are in no match yet. Choose a game above: the computer is ready to play, and a friend can join by a link.
client-open-matches = Looking for company
client-live-matches = Being played now
client-played-matches = Played lately, to look at again
client-finished-matches =
    { $count ->
        [one] One match is over
       *[other] { $count } matches are over
    }
client-import = Open a record
client-players =
    { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $most ->
            [2] 2 players
           *[other] { $least } to { $most } players
        }
    }
client-your-turn = It is your turn.
client-to-play = { $seat } to play
client-turn-of = { $seat } to play ({ $name })
client-waits-for-company = Waits for company
client-abandoned = Given up
client-closed = Whoever runs this server has ended this match.
client-unseen =
    { $count ->
        [one] 1 new thing happened
       *[other] { $count } new things happened
    }
client-fan-work = Unofficial, made by people who like these games. It doesn't replace them: for the board, the figures, the cards and an evening around them, you need the real ones.

## A new match

client-how-many = Players
client-two-handed = two-handed
    .text = You play two decks by yourself, with both hands open before you. The program says which of them it asks.
client-seat-me = me
client-seat-bot = the computer: { $bot }
client-seat-rated = { $player } (rating { $rating })
client-seat-friend = a friend, by link
client-seat-hotseat = somebody at this screen
client-seat-open = open
client-more-options = More choices
client-your-name = Your name
client-guest = Traveller
client-match-title = Title of the match
# At a real table.
client-real-table = Dice and cards from the table
    .text = You have the game in front of you. You enter what falls and what is drawn; the program referees and keeps the record. People play on all sides.
client-closed-hands = Hands stay closed
    .text = Nobody enters what he draws. A card is named when it is played; until then the program doesn't know it, and offers whatever it could be.
client-fell-left = { $count ->
    [0] All entered.
    [one] One more value.
   *[other] { $count } more values.
}
client-fell-remove = Take out again: { $what }
client-spectators = Others who have the link may watch
client-delay = They see what happens
client-delay-minutes = { $count ->
    [0] at once
   *[other] { $count } minutes later
}
client-delayed = { $count ->
    [one] You see this match a minute after it happens, because its players want it so.
   *[other] You see this match { $count } minutes after it happens, because its players want it so.
}
client-hints-allowed = Hints are allowed
client-friends-see = People I have played with see it in the lobby and may take an open seat
client-public = Offer it in the lobby: anybody may take an open seat, or watch
client-clock = Time
client-clock-none = no limit
client-clock-minutes =
    { $count ->
        [one] one minute for each
       *[other] { $count } minutes for each
    }
client-clock-days =
    { $count ->
        [one] one day for each answer
       *[other] { $count } days for each answer
    }
client-start = Start

## Who one is

client-who-are-you = Who are you?
client-account = You
client-account-optional = With an account you can come back from anywhere (optional)
client-login = Login
client-password = Password (at least 8 characters)
client-sign-in = Sign in
client-register = Make an account
client-sign-out = Sign out
client-old-password = Password until now
client-new-password = New password (at least 8 characters)
client-change-password = Change the password
client-password-changed = The password is changed. Other browsers have to sign in again.
client-registered = Your account is made. To sign in elsewhere you need your password and this login: { $login }
client-signed-in = Signed in as { $login }.
client-email = Letters by e-mail (optional)
client-email-none = With an address you can get a new password if you forget yours, and hear that it is your turn.
client-email-unconfirmed = A letter went to { $email }. Follow the link in it, then letters go there.
client-email-confirmed = Letters go to { $email }.
client-email-address = E-mail address
client-email-password = Your password, to be sure that it is you
client-email-save = Save the address
client-email-remove = Remove it
client-email-turns = Write to me when a match waits for me
client-forgot = I forgot my password
client-forgot-sent = If there is such an account and its address is confirmed, a letter with a link is on its way.

## At the door

client-take-seat = Play { $seat }
client-watch = Watch
client-private = This match is private.
client-not-invited = The open seats are kept for people who were invited. Ask somebody at the table for an invitation.
client-no-table = There is no such match

## The table

client-board = Board
client-beside = Beside the board
client-hand = Your cards
client-log = Log
client-chat = Chat
client-answers = Answers
client-waiting = Waiting for { $seat } ({ $name }).
client-waiting-open = Waiting until somebody takes the seat of { $seat }.
client-watching = You are watching.
client-question = “{ $question }”
client-thinking = { $seat } ({ $name }) is thinking.
client-reconnecting = The connection is lost; trying again …
client-rule-here = The rule for this
client-undo = Undo
client-undo-title = Take the last answer back (U)
client-redo-title = Do again what was taken back (Shift+U)
client-undo-asked = The others are asked whether you may take that back.
client-undo-pending = You asked to take something back. Waiting for { $who }.
client-undo-request = { $name } would like to take something back.
client-undo-request-crosses = { $name } would like to take something back, past dice or cards that were seen since.
client-resign-pending = You offered to resign. Your partners have to agree.
client-resign-request = { $name } would like to resign. If you agree, the match is over.
client-resign-agree = Resign, too
client-resign-not = Play on
client-late-away = { $name } has been away for long. You can go on waiting, or need not.
client-late-time = { $name } has run out of time. You can go on waiting, or need not.
client-late-mine = Your time is up. You can still answer until somebody claims the win.
client-clock-left = Time left: { $time }
client-claim = Claim the win
client-let-bot-meanwhile = Let the computer play meanwhile
client-replaced = The computer plays for you.
client-come-back = I'm back
client-agree = Agree
client-refuse = Refuse
client-withdraw = Never mind
client-hint-button = Hint
client-hint-title = What would the computer do here? (H)
client-hint = { START($choice) }. { $why }
client-hint-choice = { START($choice) }: a chance of { $chance } percent. { $why }
client-hint-choices = Other choices, and what they are worth
client-hint-alike = Chances as close as that are as good as equal.
client-do-that = Do that
client-why = Why not?
client-why-title = Click on anything to hear why it can't be chosen (W)
client-why-mode = Click on anything to hear why it can't be chosen.
client-can-be-chosen = That can be chosen now.
client-choices-title = All choices (/)
client-find = Find a choice
client-menu = Menu
client-sure = { START($choice) }: this can't be taken back without the others. Do it?
client-sure-title = Are you sure?
client-yes-do = Do it
client-no-wait = Wait
client-go-on = Go on
client-hand-over-text = Give the screen away before going on: the next picture is for these eyes only.
client-open-hands = Don't ask again: we may see each other's cards
client-log-empty = Nothing has happened yet.
client-log-earlier = { $count } earlier lines
client-chat-empty = Nobody has said anything.
client-chat-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
client-chat-say = Say something
client-plain-board = This game has no drawn board yet. Everything that you may know is listed here; all answers can be given.

client-entry-join = { $name } takes the seat of { $seat }.
client-entry-leave = { $name } leaves.
client-entry-remove = { $name } sent { $who } away.
client-entry-renew = The link to { $seat } was made anew.
client-entry-anew = Nothing had been played, so everything was dealt again.
client-entry-seat = The seat of { $seat } changes hands.
client-entry-undo =
    { $steps ->
        [one] { $name } takes 1 answer back.
       *[other] { $name } takes { $steps } answers back.
    }
client-entry-undo-crossed =
    { $steps ->
        [one] { $name } takes 1 answer back, past a roll or reveal.
       *[other] { $name } takes { $steps } answers back, past a roll or reveal.
    }
client-entry-undo-ask = { $name } asks to take something back.
client-entry-undo-agree = { $name } agrees.
client-entry-undo-refuse = { $name } refuses.
client-entry-resign = { $name } resigns.
client-entry-play-on = { $name } would rather play on.
client-entry-claim = { $name } claims the win: the other side lets everybody wait too long.
client-entry-stand-in = The computer plays { $seat } meanwhile.
client-entry-back = { $name } is back.
client-entry-rules =
    { $steps ->
        [one] The rules were corrected, and the last answer doesn't fit them any more. The match goes on before it.
       *[other] The rules were corrected, and the last { $steps } answers don't fit them any more. The match goes on before them.
    }
client-entry-damaged =
    { $steps ->
        [one] The last answer could not be read back. The match goes on before it.
       *[other] The last { $steps } answers could not be read back. The match goes on before them.
    }
client-entry-seed = Dice or cards were taken back before, so all that comes follows a new seed.
client-entry-opened = { $name } has seen the seed of this match.
client-entry-rematch = A new match begins.
client-entry-end = The match is over.

## The table's menu

client-away = away
client-let-bot = Let the computer play
client-stand-in = Let the computer play for me meanwhile
client-seat-stand-in = { $name }; the computer ({ $bot }) plays meanwhile
client-bot-why = Why did you do that?
client-bot-why-short = Why?
client-bot-silent = There is nothing to tell yet.
client-withheld = (a secret until the match is over)
client-rules = Rules
client-rules-of = Rules: { $game }
client-rules-page = All rules on a page of their own: { $game }
client-rules-find = Find in the rules
client-rules-contents = Contents
client-rules-found =
    { $count ->
        [0] Nothing found. Try fewer words.
        [one] One section
       *[other] { $count } sections
    }
client-rules-example = Example: { $title }
client-rules-try = Try it on a board
client-rules-see = See also:
client-rules-print = Print
client-rule-read = Read the rule
client-rule-card = Rules for this card
client-puzzles = Puzzles
client-puzzles-of = Puzzles: { $game }
client-puzzles-text = Find the way to the goal. You answer for all sides. { $solved } of { $count } solved.
client-puzzle-for = To move: { $seat }
client-puzzle-solved = Solved.
client-puzzle-done = solved
client-puzzle-show = Show the solution, step { $step } of { $steps }
client-puzzle-next = Next puzzle
client-puzzle-rule = The rule for it

## The guide of a first match

client-guide = Guide
client-guide-count = { $told } of { $steps }
client-guide-next = Next
client-guide-show = Show me
client-guide-wait = One moment
client-guide-insist = Do it all the same
client-guide-free = Go on as you like. I will speak up when there is something new.
client-guide-strayed = That works, too. Go on as you like, or take it back; I will speak up when there is something new.
client-guide-play-on = Play on from here
client-guide-leave = Leave
client-guide-leave-title = You can come back at any time: this browser remembers where you are.
client-guide-again = Begin again
client-no-lesson = There is no guided match for this game yet.
client-practice-choices = All choices
client-practice-again = Start again
client-practice-show = Show step { $step } of { $steps }: { $choice }
client-practice-done = Done, as the text says.
client-keys = Keys
client-replay = Replay
client-links = Links to this table
client-invite = For a friend who plays { $seat }
client-invite-text = Whoever opens it first takes this seat. Nobody else can, unless the match is offered in the lobby.
client-invite-first = Invite your friend
client-invite-picture = The invitation to play { $seat } as a QR code
client-invite-preview = What your friend will see:
client-invited = { $name } invites you to a match.
client-invite-needs = It needs no account, only a name.
client-invite-taken = { $name } has come and plays { $seat }.
client-share = Share
client-watch-link = For who wants to watch
client-watch-link-text = It shows what everybody may see. It is no invitation to play.
client-renew = Make it anew
client-renewed = Made anew
client-remove = Send away
client-seat-link = Your seat: { $seat }
client-seat-link-text = Go on from anywhere with it. Whoever has it plays this seat, so keep it to yourself.
client-copy = Copy
client-copied = Copied
client-record = Save the record
client-sequel = On to the next scenario
client-rematch = Play again
client-rematch-swap = Play again, sides changed
client-rematch-made = { $name } has begun a new match, with the same sides.
client-rematch-made-swap = { $name } has begun a new match, with sides changed.
client-rematch-go = To the new match
client-give-seat = Leave my seat to somebody else
client-give-seat-text = Your seat becomes free at once, and you get a link for whoever shall go on in your place. You can watch, but not play any more.
client-give-this-seat = Leave this seat: { $seat }
client-gave-seat = The seat is free: { $seat }. Send this link to whoever shall go on.
client-leave = Leave the match
client-leave-text = Your seat becomes free for whoever is invited next, or for the computer. If nothing was played yet, everything is dealt again. To come back later, simply close the page: the match waits for you in the lobby.
client-resign = Resign
client-resign-text = You give the match up, and the other side wins. That can't be taken back.
client-resign-solo = The match is over then, and you have lost it.
client-resign-team = You offer to give the match up. It is over as soon as your partners agree; until then you can still play on.
client-report = Report a problem
client-report-text = What did you expect, and what happened? The position and the record go along, so that it can be found.
client-report-note = What happened
client-report-file = Save the report
client-reported = Thank you. The report is stored.
client-fair = Are the dice fair?
client-fair-text = The seed of all dice is fixed before the first roll. This is the fingerprint of seed and nonce (SHA-256); both are shown when the match is over, so that anybody can check that nothing was changed.
client-fair-several = Somebody came to the table after dice or cards had been taken back, so a new seed was made for all that came later.
client-fair-hash = Fingerprint
client-fair-hash-from = Fingerprint from answer { $step } on
client-fair-seed = Seed and nonce
client-fair-later = shown when the match is over
client-fair-known = The seed of this match was chosen or read by somebody, so its dice are no secret.
client-fair-right = Checked: the fingerprint belongs to this seed.
client-fair-wrong = The fingerprint doesn't belong to this seed!

client-key-arrows = arrows
    .does = walk what can be chosen
client-key-enter = Enter
    .does = take it
client-key-escape = Esc
    .does = close what is open; takes nothing back
client-key-space = Space
    .does = go on: done, continue, pass
client-key-numbers = 1 to 9
    .does = the answer with that number
client-key-slash = /
    .does = find a choice by its name
client-key-h = H
    .does = hint
client-key-w = W
    .does = why not?
client-key-u = U, Ctrl+Z
    .does = undo
client-key-redo = Shift+U, Ctrl+Y
    .does = redo
client-key-c = C
    .does = to your cards
client-key-l = L
    .does = to the log
client-key-m = M
    .does = to the board
client-key-zoom = + − 0
    .does = closer, further away, see everything
client-key-r = R
    .does = the rules, open at the one in force
client-key-question = ?
    .does = these keys

## Replay

client-review = Review
client-review-waiting = The match is about to be looked at again…
client-review-working = The match is being looked at again…
client-review-progress = How far the review is
client-review-leave = That takes up to a minute. You can leave the page and come back.
client-review-chance = Chance to win: { $team }
client-review-chance-together = Chance to win together
client-review-label = The chance of { $team } to win over the match, from { $start } percent at the start to { $end } at the end. The slider below goes through it, and a table tells all of it.
client-review-moment = Moment of the match
client-review-at = { $number ->
    [0] at the start
    [one] after 1 answer
   *[other] after { NUMBER($number, useGrouping: 0) } answers
}
client-review-at-turn = { $counts ->
    [round] round
   *[turn] turn
} { $turn }, { $number ->
    [0] at the start
    [one] after 1 answer
   *[other] after { NUMBER($number, useGrouping: 0) } answers
}
client-review-told = { $chance } percent, { $when }. Then luck changed it by { $luck }, choices by { $choice }.
client-review-end = { $chance } percent in the end.
client-review-sum = It began at { $start } percent and ended at { $end }. In all, luck changed it by { $luck }, choices by { $choice }.
client-review-sum-so-far = It began at { $start } percent and stands at { $end }. In all, luck changed it by { $luck }, choices by { $choice }.
client-review-table = All moments in a table
client-review-turn = { $counts ->
    [round] Round
   *[turn] Turn
}
client-review-answers = Answers
client-review-percent = Percent
client-review-luck = Luck
client-review-choices = Choices
client-review-totals = Everybody's luck and choices
client-review-seat = Seat
client-review-mistakes = Mistakes
client-review-of = { $mistakes } in { $questions } choices
client-review-about = In percent of the chance to win. Choices: what was lost against the best that the computer found; a choice can lose, not win. Luck: all the rest, dice and cards above all. The computer knew at each choice what the player could know; it is a good judge, not a perfect one.
client-review-costliest = The costliest choices
client-review-no-mistakes = Nobody made a choice that cost much.
client-review-played = Played
client-review-better = Better
client-review-instead = { $expected } percent instead of { $best }
client-review-from-to = from { $from } to { $to } percent
client-review-luckiest = Luckiest for { $team }
client-review-unluckiest = Unluckiest for { $team }
client-review-not-lucky = Nothing was especially lucky.
client-review-not-unlucky = Nothing was especially unlucky.
client-review-mistake = a costly choice
client-review-lucky = luck
client-review-unlucky = bad luck
client-review-show = Show in the curve
client-review-look = Look at it
client-try-again = Try again
client-play-on = Play on from here
client-what-if = What if? From answer { $step }
client-replay-start = The beginning
client-replay-answer = { $seat }: { $choice }
client-replay-hidden = { $seat } has chosen something.
client-replay-first = To the beginning
client-replay-last = To the end
client-replay-back = One step back
client-replay-forward = One step on
client-replay-step = Step of the match
client-replay-at = step { $step } of { $steps }
client-play = Play
client-pause = Pause
client-look-from = Seen by
client-spectator = a spectator

## Settings

client-settings = Settings
client-language = Language
client-language-browser = as the browser says
client-theme = Day or night
client-theme-system = like the system
client-theme-light = day
client-theme-dark = candlelight
client-motion = Animations
client-motion-normal = normal
client-motion-fast = fast
client-motion-none = none
client-text-size = Size of text
client-palette = Colours
client-palette-usual = like on the map
client-palette-safe = easy to tell apart (for colour-blind eyes)
client-patterns = Patterns besides colours
client-confirm = Ask again before what can't be taken back
client-only-answer = Give the only answer there is for me, after a pause that tells others nothing
client-stops = Stops
client-stops-text = For each phase: be asked in every action window, only where you could do something that matters, or never. Otherwise the program passes for you. Where others wait it takes a moment, so that they can't tell what you hold.
client-stop-always = always
client-stop-useful = when it could matter
client-stop-never = never
client-sound = Sounds

## Boards

client-zoom-in = Closer
client-zoom-out = Further away
client-zoom-all = See everything
client-choose-all = All
client-choose-none = None
client-fewer = Fewer: { $what }
client-more = More: { $what }

## Coming back, and the end

client-while-away = While you were away
client-away-taken-back =
    { $count ->
        [one] One answer was taken back meanwhile.
       *[other] { $count } answers were taken back meanwhile.
    }
client-won = You have won
client-defeated = You have lost
client-over = The match is over
client-result-resigned = { $winners } won: the other side resigned.
client-result-resigned-all = The match was given up.
client-result-away = { $winners } won: the other side was away too long.
client-result-time = { $winners } won: the other side ran out of time.
client-scores = Points
client-score = { $what }: { $points }

client-dealt-out = whatever is dealt
client-key-shift-space = Shift + Space
    .does = pass until something changes

## Direct play: the window beside the pointer

client-direct-title = { $piece } to { $goal }
client-direct-count = { $what }: { $count }
client-direct-along = { $who } must go along
client-direct-where = { $piece }: choose one of the marked goals. A second click lets go.
client-direct-parted = Other ways, on which a part may stay behind
client-direct-go = Go
client-direct-only = Only this
client-direct-only-title = Do this, and nothing more with it
client-direct-solo = You can take everything back here.
client-direct-falls = Once dice fall or cards are shown, you can't take this back alone.
client-direct-free = You can take this back until somebody else answers.

# The page of a player.
client-player-mine = My page: matches and reviews
client-player-you = You see all your matches here. Others see those that were offered to everybody, and those that they sit at themselves.
client-player-other = You see the matches that were offered to everybody, and those that you sit at yourself.
client-player-played = { $finished ->
    [one] One match finished
   *[other] { $finished } matches finished
}, { $won } won
client-player-running = Running matches
client-player-over = Finished matches
client-player-nothing = Nothing that you may see yet.

## What happens is shown step by step

client-pace = What happens
    .help = How long each step is shown: dice, hits, the other side's actions. Space goes on, and an answer never waits for it.
client-pace-slow = slowly, step by step
client-pace-usual = step by step
client-pace-quick = quickly
client-pace-off = all at once
client-taken = Settlements taken
client-taken-none = none
client-strip = What happened
client-strip-again = Show again
client-strip-less = Fewer lines
client-strip-more =
    { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    }
client-stage-next = next step
client-stage-watch = Watch what happens.
client-stage-skip = Skip

## The analysis table

client-analyse = Show what the choices are worth
client-analysis = Analysis table
client-analysis-open = Open on the analysis table
client-analysis-start = Start of
client-analysis-file = Open a file
client-analysis-go = Play and analyse
client-analysis-text = Position or record
client-analysis-line = Show line { $line }
client-analysis-help = Drag a piece, or click a place to change what stands there; the text follows. Change the text, and the board follows.
client-analysis-help-text = Change the text, and the board follows.
client-analysis-link = Link to this position
client-setup = Set up by hand
client-setup-where = Choose a place
client-setup-nobody = Nothing is here.
client-setup-add = Add: { $place }
client-setup-add-short = Add …
client-setup-remove = Take away: { $what }
client-setup-take = Take up: { $what }
client-setup-take-all = Take up all
client-setup-count = { $count } × { $what }
client-setup-hand = Taken up: { $things }. Click on the place where it shall be, or choose it.
client-setup-to = Put down at …
client-setup-back = Put back
client-setup-line = As text
client-setup-begun = This is the beginning of the action. What had been answered since then doesn't fit a position that was changed.
