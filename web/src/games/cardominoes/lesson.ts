/** The lesson of CARDominoes: the first hand with four players and a fixed deal. */
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { placedIn, scoresOf } from '../../lessons/sentences'

export default {
  game: 'cardominoes',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'Welcome. CARDominoes are tiles that stand on edge. Points are bad: each heart you take costs 1 and the queen of spades 13. First each drew a tile; Ada’s five was the lowest, so she dealt.',
    },
    {
      at: 0,
      text: 'You pass three tiles to Ada, on your left. You hold the queen of spades and three clubs. The first trick is led with the two of clubs, and here anything may be thrown on it.',
      task: 'Pass all your clubs: without a club you may throw the queen at once.',
      wants: ['pass KC 8C 4C'],
      lit: ['KC', '8C', '4C'],
      why: (action) =>
        action.includes('QS')
          ? 'Then Ada has the queen, and you may still take her in a trick. Without clubs you can throw her on the first trick.'
          : 'Keep those. Pass the king, the eight and the four of clubs, so that you have no club at all.',
    },
    {
      at: 1,
      text: 'Boris led the two of clubs. You have no club, so you may play any tile. In Hearts the first trick is safe from points; in CARDominoes it is not.',
      task: 'Throw the queen of spades.',
      wants: ['QS'],
      lit: ['QS'],
      why: (action) =>
        action.endsWith('H')
          ? 'A heart costs somebody 1 point, the queen 13. Throw her while you can.'
          : 'That gives nobody a point. Throw the queen: this is what you passed your clubs for.',
    },
    {
      at: 2,
      text: 'Ada’s king, the one you passed her, took the queen: 13 points. The queen does not break hearts in CARDominoes. Ada leads diamonds, and you play last.',
      task: 'There is no point in this trick: take it with the jack.',
      wants: ['JD'],
      lit: ['JD'],
      why: () =>
        'A low tile is worth keeping: it lets others take tricks. The jack can go now, in a trick without points.',
    },
    {
      at: 3,
      text: 'Your trick lies face up until you lead; then it is turned down, and nobody may look at it again. So look while you can.',
    },
    {
      at: 3,
      text: 'Hearts may not be led yet: press one to hear why. The queen is gone, so spades are harmless.',
      task: 'Lead any spade.',
      wants: ['2S', '3S', '5S', '8S', '9S'],
      lit: ['2S', '3S', '5S', '8S', '9S'],
      why: () =>
        'Your diamonds are low: keep them for later, when they let others take a trick. Lead a spade.',
    },
    {
      at: 4,
      text: 'Clara has no diamond and threw the ace of hearts. Hearts are broken when this trick is complete: from the next one on they may be led.',
      task: 'Go under the queen of diamonds, as high as you can: the five.',
      wants: ['5D'],
      lit: ['5D', 'AH'],
      why: () => 'The two goes under as well. Keep it: it will go under more tiles later.',
    },
    {
      at: 5,
      text: 'Boris leads the six of hearts, and Clara’s nine is the highest so far.',
      task: 'Go under the nine, as high as you can: the seven.',
      wants: ['7H'],
      lit: ['7H', '9H'],
      why: (action) =>
        action === 'KH'
          ? 'The king is likely to take the trick, and all its hearts.'
          : 'That goes under too, but the seven is harder to get rid of later.',
    },
    {
      at: 6,
      text: 'Ada’s ten took four hearts. All 13 hearts and the queen would shoot the moon: the shooter takes 26 off their own score or adds 26 to each opponent’s. Nobody can do it any more here.',
      task: 'The rest is yours: play on to the end of the hand.',
    },
    {
      at: 100,
      text: (snapshot) =>
        `The hand is scored: ${scoresOf(snapshot)}. ${placedIn(snapshot)} The match ends when a total exceeds the target: at 100 exactly it still goes on. Then the lowest total wins.`,
    },
    {
      at: 100,
      text: 'The next hand passes to the right, then across, then nothing is passed. At a table with penalties you may fail to follow, and correct it before the trick is gathered; if you do not, it costs 13.',
      task: 'Play on here, or begin a match of your own in the lobby.',
    },
  ],
} satisfies Lesson
