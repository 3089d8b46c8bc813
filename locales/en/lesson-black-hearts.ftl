### The lesson of Black Hearts. The deal is fixed, so every sentence is about cards that are really played. The words of a step
### fill a small strip: at most about 290 letters with the task. A key that ends in -task is what the player shall do; -why-…
### explains why another card is not the right one. “Pass” is the button of the table.

lesson-black-hearts-welcome = Welcome to Black Hearts! The 6 red cards are Curses, and each shows its curse points. When you win a trick, you take the Curses in it. Take as few points as you can.

lesson-black-hearts-pass = The highest number wins the trick, whatever its colour, so a 6 almost always wins. First, everyone passes 2 cards to the left. Yours go to Ada.
lesson-black-hearts-pass-task = Select both 6s, then tap Pass.
lesson-black-hearts-pass-why-six = That leaves you with the other 6. Pass both: no card is higher.
lesson-black-hearts-pass-why-low = Low numbers lose tricks, and that’s what you want. Pass your highest cards, the two 6s.

lesson-black-hearts-open = Clara passed you a 5 and a Curse, the red 3. You also have the blue 2, called Two o’clock. The player who has it must lead it to the first trick.
lesson-black-hearts-open-task = Lead Two o’clock.

lesson-black-hearts-curse = Boris played the red 1, and Clara’s 5 won it: 1 point for her. That’s how you get rid of a Curse: play it on a trick that someone else wins.

lesson-black-hearts-any = Clara leads a 4. You don’t have to follow suit: play any card. Your red 3 is lower than her 4, so it can’t win the trick.
lesson-black-hearts-any-task = Get rid of your Curse: play the red 3.
lesson-black-hearts-any-why-five = Your 5 beats the 4, so you could take any Curses played after it.
lesson-black-hearts-any-why-four = Your 4 ties with hers, and in a tie the later card wins. You’d also still have the Curse.
lesson-black-hearts-any-why-one = The 1 is safe, but don’t miss this chance: your Curse can go now, under Clara’s 4.

lesson-black-hearts-last = Ada won your Curse with the 6 that you passed her, so the red 3 counts against her. In this trick you play last, so you can see all the cards. One of them is a Curse, the red 2.
lesson-black-hearts-tie = Be careful with your 4: Ada played a 4 too, and in a tie the later card wins.
lesson-black-hearts-tie-task = Stay low: play the 1.
lesson-black-hearts-tie-why-four = It ties with Ada’s 4 and comes later, so you’d take the red 2.
lesson-black-hearts-tie-why-five = Your 5 would be the highest card, so you’d take the red 2.

lesson-black-hearts-two = There are 2 Curses in this trick, the red 4 and the red 5. You play last again.
lesson-black-hearts-two-task = Don’t win them: play your 4.
lesson-black-hearts-two-why = Your 5 ties with the red 5 and comes later, so you’d take both Curses: 5 points.

lesson-black-hearts-single = Clara takes both, 5 points, and leads her last card. You have only one card left too, so there’s nothing to choose.
lesson-black-hearts-single-task = Play your 5.

lesson-black-hearts-sixes = In the last trick, Ada had to play the red 6, and then Boris had to play the blue 6. In a tie the later card wins, so Boris took the trick and the Curse.
lesson-black-hearts-scored = { $result } You play hands until a total reaches 13 or more. Then the lowest total wins.
lesson-black-hearts-end = But a player who takes all 6 Curses in one hand wins the match, whatever the totals. And in a match with Gifts, one Gift is turned up after the pass and changes the rules for that hand.
lesson-black-hearts-end-task = Keep playing here, or start a match with Gifts from the lobby.
