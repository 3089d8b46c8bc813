/** The lesson of Black Hearts: the first hand with four players, no gifts and a fixed deal. */
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { placedIn, scoresOf } from '../../lessons/sentences'

export default {
  game: 'black-hearts',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'Welcome. The six red cards are curses, and each shows its curse points. Whoever takes a trick takes its curses, and you want as few points as you can.',
      lit: ['R6'],
    },
    {
      at: 0,
      text: 'The highest number takes a trick, whatever its colour. So a six is hard to get rid of: when you play it, it takes the trick. Each player passes two cards to the left, you to Ada.',
      task: 'Choose both sixes and press Pass.',
      wants: ['pass R6 W6'],
      lit: ['R6', 'W6'],
      why: (action) =>
        action.includes('6')
          ? 'One six goes, the other stays. Pass both: nothing is higher than a six.'
          : 'Lower numbers lose tricks, and that is what you want. Pass the highest, the sixes.',
    },
    {
      at: 1,
      text: 'Clara passed you a curse, the red three, and a five. You also hold the blue two, called Two o’clock: its holder leads it to the first trick, and must.',
      task: 'Lead Two o’clock.',
      wants: ['B2'],
      lit: ['B2'],
    },
    {
      at: 2,
      text: 'Boris threw the red one, and Clara’s five took it: 1 point for her. You see how it goes: a curse is handed on by playing it under a higher card.',
    },
    {
      at: 2,
      text: 'Clara leads a four. Any card may be played: there is no following of colours. Your red three is lower than her four, so it cannot take this trick.',
      task: 'Hand on your curse: play the red three.',
      wants: ['R3'],
      lit: ['R3'],
      why: (action) =>
        action === 'W5'
          ? 'Your five would beat the four, and you could take curses that are played after it.'
          : action === 'B4'
            ? 'Your four ties with hers, and of equal numbers the later takes the trick. Besides, you would still hold the curse.'
            : 'The one is safe, but it wastes the chance: your curse can go now, under Clara’s four.',
    },
    {
      at: 3,
      text: 'Ada took your curse with the six that you gave her: the points of the red three are hers. Now you play last and see all the cards; the red two lies there.',
      lit: ['R2'],
    },
    {
      at: 3,
      text: 'Careful with your four: it is as high as Ada’s. Where numbers are equal, the later card takes the trick.',
      task: 'Stay under: play the one.',
      wants: ['W1'],
      lit: ['W1', 'W4'],
      why: (action) =>
        action === 'B4'
          ? 'It ties with Ada’s four and comes later, so you would take the red two.'
          : 'Your five is the highest: you would take the trick and the red two.',
    },
    {
      at: 4,
      text: 'Two curses lie here, the red four and the red five. You are last again.',
      task: 'Play the card that does not take them: the four.',
      wants: ['B4'],
      lit: ['B4', 'R4', 'R5'],
      why: () =>
        'Your five ties with the red five and comes later: both curses would be yours, 5 points.',
    },
    {
      at: 5,
      text: 'Clara has them, 5 points, and leads her last card. One card is left to each, so there is nothing to choose.',
      task: 'Play your five.',
      wants: ['W5'],
      lit: ['W5'],
    },
    {
      at: 100,
      text: 'Look at the last trick: Ada had to play the red six, and Boris’s blue six came after it. The later of the two equal sixes took the trick and the curse.',
    },
    {
      at: 100,
      text: (snapshot) =>
        `The hand: ${scoresOf(snapshot)}. ${placedIn(snapshot)} Hands go on until a total is 13 or more; then the lowest total wins.`,
    },
    {
      at: 100,
      text: 'But whoever takes all six curses in one hand wins the match at its scoring, whatever the totals. And in a match with gifts one is turned up after the pass: it changes the rules for that hand.',
      task: 'Play on here, or begin a match with gifts in the lobby.',
    },
  ],
} satisfies Lesson
