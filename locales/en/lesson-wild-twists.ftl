### The lesson of Wild Twists Hearts. The deal is fixed, so every sentence is about cards that are really played. The words of a
### step fill a small strip: at most about 290 letters with the task. A key that ends in -task is what the player shall do; -why-…
### explains why another card is not the right one.

lesson-wild-twists-welcome = Welcome to Wild Twists! As in Hearts, points are bad: each heart you take costs 1, the queen of spades 13. What’s new are 4 Wild cards, one in each suit. You have 3 of them!
lesson-wild-twists-wild = A Wild belongs to its suit. When you play one, you choose: highest of its suit, above the ace, or lowest, below the 2. There is no passing in this game.

lesson-wild-twists-open = The lowest club leads the first trick. You have the Wild Club, so you may lead it as the lowest. If you don’t, the lowest other club leads.
lesson-wild-twists-open-task = Lead the Wild Club as lowest. It can’t win the trick.
lesson-wild-twists-open-why = You can keep it, but let’s lead it this time, to see what a lowest Wild does.

lesson-wild-twists-queen = Boris had no clubs and discarded the queen of spades: in this game, the first trick can cost points. Clara’s king won it, and 13 points. The queen doesn’t break hearts here.

lesson-wild-twists-discard = Clara leads the ace of diamonds, and you have no diamonds. When you can’t follow suit, you can play any card. Discarding a heart breaks hearts.
lesson-wild-twists-discard-task = Discard your ace of hearts. Clara will probably take it.
lesson-wild-twists-discard-why-wild = Your Wilds are more useful in their own suits. Discard the ace of hearts: it could win you hearts later.
lesson-wild-twists-discard-why-jack = The jack could go too, but the ace is more dangerous: none of the others’ hearts can beat it.
lesson-wild-twists-discard-why-other = That’s safe, but it gives Clara no points. Here you can get rid of a heart for free.

lesson-wild-twists-follow = Boris played the Wild Diamond as lowest, so Clara’s ace won. Hearts are broken, and she leads the 8 of hearts. You must follow suit. The Wild Heart is a heart too, and costs 1 point like any other.
lesson-wild-twists-follow-task = Play the Wild Heart as lowest.
lesson-wild-twists-follow-why-highest = As the highest, it’s sure to win the trick and every heart in it. Play it as lowest.
lesson-wild-twists-follow-why-jack = The jack wins the trick unless someone plays a higher heart. The Wild Heart as lowest can’t win it.

lesson-wild-twists-last = Ada’s king won 4 hearts. Now she leads spades, and you play last. There are no points in this trick, so it costs nothing to win it.
lesson-wild-twists-win = A Wild played as highest beats every other card of its suit. And if you win the trick, you lead the next one.
lesson-wild-twists-win-task = Win the trick: play the Wild Spade as highest.
lesson-wild-twists-win-why-lowest = As the lowest, it leaves the trick to Clara. Play it as highest this time: the trick costs nothing.
lesson-wild-twists-win-why-other = You may play that, but now is the time for your Wild as highest: there are no points in this trick.

lesson-wild-twists-lead = You won the trick, and it cost you nothing. Now it’s your lead. A low card is a safe lead while the others have higher cards of its suit.
lesson-wild-twists-lead-task = Lead the 2 of spades.
lesson-wild-twists-lead-why-spade = A higher spade could win the trick. Your lowest spade is the safest lead.
lesson-wild-twists-lead-why-heart = You may lead hearts now, but your jack could win them, and each costs 1 point.
lesson-wild-twists-lead-why-club = Boris has no clubs, so he could discard hearts on this trick, and you might win it.

lesson-wild-twists-moon = All 14 hearts and the queen are worth 27 points. If you take them all, you shoot the moon: take 27 off your own score, or add 27 to everyone else’s. In this hand, nobody can do it any more.
lesson-wild-twists-moon-task = Now finish the hand on your own.

lesson-wild-twists-scored = { $result } A short match is 1 hand, a medium one 3 and a long one 5. The lowest total wins.
lesson-wild-twists-end = With 3, 5 or 6 players, some cards are left over. They lie face down in the middle, and the winner of the first trick takes them too, without seeing them.
lesson-wild-twists-end-task = That was Wild Twists! Start your own match from the lobby.
