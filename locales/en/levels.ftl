### How well bots play: in the lobby, in the settings, in the waiting room and in ratings.

## Levels

# The name of a level. The first six go from the weakest to the strongest; the last three are styles, about as strong as Medium.
levels-name =
    { $level ->
        [novice] Easy
        [casual] Fairly easy
        [steady] Medium
        [sharp] Hard
        [expert] Expert
        [master] Master
        [careful] Careful
        [bold] Bold
       *[moon-mad] Moon-mad
    }
# How a bot of that level plays. "Medium" and "Master" are names of levels.
levels-about =
    { $level ->
        [novice] Sees only the trick on the table and forgets every card before it.
        [casual] Watches for the queen of spades, but forgets the other cards and misses moons.
        [steady] Counts cards and watches for the moon, but looks ahead only near the end of a hand.
        [sharp] Plays by what it learned from Master. Looks ahead a little in Black Hearts and Heartcatchers.
        [expert] Looks ahead before it plays.
        [master] Looks ahead as far as its time allows.
        [careful] Gets rid of dangerous cards early and rarely shoots the moon. Plays like Medium in Black Hearts and Heartcatchers.
        [bold] Keeps high cards and tries to shoot the moon more often. Plays like Medium in Black Hearts and Heartcatchers.
       *[moon-mad] Tries to shoot the moon whenever it can. Plays like Medium in Black Hearts and Heartcatchers.
    }
# The label of a seat: what kind of player sits there. $level is the name of a level.
levels-bot = Bot, { $level }
# The label of a seat with a bot of unknown level.
levels-bot-unknown = Bot

## Difficulties: one level for all bots of a game

levels-difficulty =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[mixed] Mixed
    }
# An entry of the list on a game's card in the lobby. At most ~14 letters fit. "Mixed": the bots have different levels.
levels-bots =
    { $difficulty ->
        [easy] Easy bots
        [medium] Medium bots
        [hard] Hard bots
        [expert] Expert bots
       *[mixed] Mixed bots
    }
# As above, in a game for two players.
levels-one-bot =
    { $difficulty ->
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [expert] Expert bot
       *[mixed] Mixed bot
    }
