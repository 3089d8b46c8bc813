### The lesson of Hearts. The deal is fixed, so every sentence is about cards that are really played. The words of a step fill a
### small strip: at most about 290 letters with the task. A key that ends in -task is what the player shall do; -why-… explains why
### another card is not the right one. “Pass” and “Hint” are the buttons of the table.

lesson-hearts-welcome = Welcome to Hearts! Points are bad here: each heart you take costs 1 point, and the queen of spades costs 13. All other cards are free.

lesson-hearts-pass = First comes the pass: you give 3 cards to Ada, on your left, and get 3 from Clara. High cards win tricks, and the points in them, so pass high ones.
lesson-hearts-pass-task = Select the king of spades, the king of diamonds and the ace of hearts, then tap Pass.
lesson-hearts-pass-why-low = Keep your low cards: they let someone else win the trick.
lesson-hearts-pass-why-clubs = Keep both your clubs. Once they’re gone, you can play anything when clubs are led.
lesson-hearts-pass-why-high = Apart from your clubs, the two kings and the ace of hearts are your highest cards. Pass those three.

lesson-hearts-queen = Clara passed you the queen of spades! She costs 13 points to the player who takes her. Let’s make sure that isn’t you.

lesson-hearts-first = The 2 of clubs always leads the first trick, and Boris had it. You have clubs, so you must follow suit. Hearts and the queen of spades can’t be played in the first trick, so it’s safe.
lesson-hearts-first-task = Play your ace. It wins the trick, and right now that costs nothing.
lesson-hearts-first-why = You may play the jack, but if you keep the ace, it could win a trick with points later. Play it now, while it’s safe.

lesson-hearts-lead = The highest card of the suit led wins the trick: your ace. The winner leads the next trick. You can’t lead hearts yet: tap one to see why.
lesson-hearts-lead-task = Lead your lowest diamond, the 4. Someone will almost certainly play a higher one.
lesson-hearts-lead-why-spade = Keep your other spades. As long as you have one, you don’t have to play the queen when spades are led.
lesson-hearts-lead-why-queen = If nobody plays the ace or king of spades, you win your own queen, and 13 points with her. Lead a low diamond instead.
lesson-hearts-lead-why-club = The jack of clubs could win the trick. The 4 of diamonds almost certainly won’t.
lesson-hearts-lead-why-diamond = A higher diamond could win the trick, and any points discarded on it. The 4 almost certainly won’t.

lesson-hearts-follow = Boris won the trick and leads clubs. You have only one club left, so you must play it.
lesson-hearts-follow-task = Play the jack of clubs.

lesson-hearts-discard = Boris leads the king of clubs, and you have no clubs left. When you can’t follow suit, you can play any card. That’s called discarding, and a discard never wins the trick.
lesson-hearts-discard-task = Discard the queen of spades: Boris takes her, and 13 points.
lesson-hearts-discard-why-heart = A heart gives Boris 1 point, but the queen gives him 13. You may not get another chance like this.
lesson-hearts-discard-why-other = That gives Boris no points. Get rid of the queen while you can.

lesson-hearts-broken = That’s 13 points for Boris! The queen of spades also broke hearts: from now on, hearts can be led. Discarding a heart breaks them too.

lesson-hearts-duck = Boris leads the 10 of diamonds. Play your highest diamond below the 10: that way a high card is gone, and you don’t win the trick.
lesson-hearts-duck-task = Play the 9 of diamonds.
lesson-hearts-duck-why = The 7 is below the 10 too, but keep it: later, it can stay below more cards than the 9.

lesson-hearts-last = You play last, so you can see who wins: Boris, with the king of hearts. He takes any heart that you play now.
lesson-hearts-last-task = Play your highest heart, the queen.
lesson-hearts-last-why = Boris takes that one too, but you keep the queen of hearts, and she could win you a trick full of hearts later.

lesson-hearts-moon = Look at Boris: he has taken every point so far. Taking all 13 hearts and the queen of spades is called shooting the moon: that player scores 0, and everyone else gets 26 points.

lesson-hearts-stop = Boris leads the 6 of hearts. If someone else takes even one heart, he can’t shoot the moon. A few points hurt you less than 26.
lesson-hearts-stop-task = Beat the 6 with your 9 of hearts.
lesson-hearts-stop-why = That’s below the 6, so Boris may take these hearts too and get closer to the moon. Stop him with the 9.

lesson-hearts-low = You took 4 points, but now Boris can’t shoot the moon. It’s your lead. Lead a low card: if the others have to play higher ones, one of them wins the trick.
lesson-hearts-low-task = Lead the 2 of hearts.
lesson-hearts-low-why-five = The 5 may be low enough, but the 2 is safer: it can’t win while anyone else has a heart.
lesson-hearts-low-why-other = This is a good time for hearts: your 2 is the lowest of all, so someone else takes the points.

lesson-hearts-alone = Now finish the hand on your own. Follow suit with your highest card that won’t win. When you can’t follow suit, discard the card that could hurt you most.
lesson-hearts-alone-task = Not sure what to play? Tap Hint.

lesson-hearts-scored = { $result } All the points of a hand add up to 26. You play hands until someone reaches 100 points. Then the lowest total wins.
lesson-hearts-end = Now you know Hearts! Pass dangerous cards, play low when you follow suit, discard high cards when you can’t, and watch for the moon. In this hand, you pass to the right.
lesson-hearts-end-task = Keep playing here as long as you like, or start your own match from the lobby.
