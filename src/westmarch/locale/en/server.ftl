# What the server says.

server-guest = Guest
server-bad-input = That can't be understood: { $where }: { $problem }
server-bad-login = Name or password is wrong.
server-bad-secret = This seat link is not valid any more. Ask the table for a new one.
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
server-stale = The game has moved on in the meantime. Look again.
server-seat-taken = That seat is taken.
server-no-open-seat = All seats are taken.
server-match-over = The match is over.
server-not-over = The match is not over yet.
server-login-taken = The name “{ $login }” is already taken by another account.
server-not-your-turn = It is { $seat }'s turn.
server-nothing-to-undo = There is nothing of yours to take back.
server-no-request = Nobody is asking to take something back.
server-own-request = That is your own request; the others have to agree.
server-no-hints = This match is played without hints.
server-no-hint-now = No hint could be worked out just now. Try again.
server-bot-failed = { $bot } could not decide, so this was taken at random.
server-too-large = That is too large.
server-too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-trouble = Something went wrong on our side. It has been noted.
server-starting = The server is just starting. Try again in a moment.
server-client-missing-title = Westmarch is running
server-client-missing-text = The pages to play in are not built yet. Stop the server and start it like this; it builds them first:
