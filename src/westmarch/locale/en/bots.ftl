bot-random-why = I took one of the options at random.
