### The lesson of CARDominoes Hearts. The deal is fixed, so every sentence is about tiles that are really played. The words of a
### step fill a small strip: at most about 290 letters with the task. A key that ends in -task is what the player shall do; -why-…
### explains why another tile is not the right one.

lesson-cardominoes-welcome = Welcome to CARDominoes! You play with tiles, but points are bad as in Hearts: each heart you take costs 1, the queen of spades 13. Everyone drew a tile first. Ada’s 5 was the lowest, so she dealt.

lesson-cardominoes-pass = First, you pass 3 tiles to Ada, on your left. You have the queen of spades and 3 clubs. The 2 of clubs leads the first trick, and in this game, that trick can already cost points.
lesson-cardominoes-pass-task = Pass all 3 clubs. Without clubs, you can discard the queen right away.
lesson-cardominoes-pass-why-queen = Then Ada has the queen, and you could still take her in a trick. Without clubs, you can discard her in the first trick.
lesson-cardominoes-pass-why-other = Pass the king, the 8 and the 4 of clubs instead, so that you have no clubs left.

lesson-cardominoes-first = Boris led the 2 of clubs. You have no clubs, so you can play any tile. In Hearts, the first trick is free of points. In CARDominoes, it isn’t.
lesson-cardominoes-first-task = Discard the queen of spades.
lesson-cardominoes-first-why-heart = A heart costs someone 1 point, but the queen costs 13. Discard her while you can.
lesson-cardominoes-first-why-other = That costs nobody a point. Discard the queen: that’s why you passed your clubs.

lesson-cardominoes-win = Ada won the queen with the king that you passed her: 13 points. In CARDominoes, the queen doesn’t break hearts. Now Ada leads diamonds, and you play last.
lesson-cardominoes-win-task = There are no points in this trick, so win it with your jack.
lesson-cardominoes-win-why = Keep your low tiles: they let others win the trick. Play the jack now, while there are no points in it.

lesson-cardominoes-look = Your trick stays face up until you lead. Then it is turned face down, and nobody can look at it again. So look at it while you can!

lesson-cardominoes-lead = You can’t lead hearts yet: tap one to see why. But the queen of spades is gone, so no spade costs points any more.
lesson-cardominoes-lead-task = Lead any spade.
lesson-cardominoes-lead-why = Keep your low diamonds for later, when they let others win the trick. Lead a spade.

lesson-cardominoes-broken = Clara has no diamonds and discarded the ace of hearts. Hearts are broken once this trick is complete: from the next trick on, you can lead them.
lesson-cardominoes-broken-task = Play the 5, your highest diamond below the queen.
lesson-cardominoes-broken-why = The 2 is below the queen too, but keep it: later, it can stay below more tiles than the 5.

lesson-cardominoes-duck = Boris leads the 6 of hearts, and Clara’s 9 is winning so far.
lesson-cardominoes-duck-task = Play the 7, your highest heart below the 9.
lesson-cardominoes-duck-why-king = The ace of hearts is gone, so your king would win the trick and every heart in it.
lesson-cardominoes-duck-why-low = That’s below the 9 too, but the 7 will be harder to get rid of later.

lesson-cardominoes-moon = Ada’s 10 won 4 hearts. If you take all 13 hearts and the queen, you shoot the moon: take 26 off your own score, or add 26 to everyone else’s. In this hand, nobody can do it any more.
lesson-cardominoes-moon-task = Now finish the hand on your own.

lesson-cardominoes-scored = { $result } The match ends when a total goes over 100. Exactly 100 isn’t enough. Then the lowest total wins.
lesson-cardominoes-end = You pass to the right now, across in the next hand, and not at all in the one after. At some tables you can fail to follow suit, but unless you correct it in time, it costs 13 points.
lesson-cardominoes-end-task = Keep playing here, or start your own match from the lobby.
