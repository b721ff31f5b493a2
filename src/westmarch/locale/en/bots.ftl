bot-silent = I have not chosen anything yet.
bot-random-why = I took one of the options at random.
