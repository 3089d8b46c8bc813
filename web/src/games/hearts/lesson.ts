/** The lesson of Hearts: the first hand with four players and a fixed deal. */
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { placedIn, scoresOf } from '../../lessons/sentences'

export default {
  game: 'hearts',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'Welcome. In Hearts points are bad: each heart you take costs 1, the queen of spades costs 13. Nothing else counts.',
    },
    {
      at: 0,
      text: 'Each hand begins with a pass: three cards go to the player on your left, Ada, and Clara gives you three. High cards take tricks, and points with them.',
      task: 'Choose the king of spades, the king of diamonds and the ace of hearts, then press Pass.',
      wants: ['pass KD KS AH'],
      lit: ['KD', 'KS', 'AH'],
      why: (action) =>
        /[2-6][CDSH]/.test(action)
          ? 'A low card is worth keeping: it lets the others take the trick.'
          : action.includes('C')
            ? 'Keep your two clubs: when they are gone you may throw other cards on clubs.'
            : 'Your three highest cards beside the clubs are the ones that take tricks you do not want.',
    },
    {
      at: 1,
      text: 'Clara gave you the queen of spades! She costs 13 to whoever takes her, so you want her in somebody else’s trick.',
      lit: ['QS'],
    },
    {
      at: 1,
      text: 'Boris held the two of clubs, so he led it. You have clubs, so you must play one. The first trick is safe: no heart and no queen of spades may fall on it.',
      task: 'Play your ace: it takes the trick, and that costs nothing now.',
      wants: ['AC'],
      lit: ['AC'],
      why: () =>
        'The jack is allowed, but an ace that you keep may take a trick with points later. Now it takes one without.',
    },
    {
      at: 2,
      text: 'The highest card of the suit led takes the trick: your ace. Whoever takes a trick leads to the next. Hearts may not be led yet: press one to hear why.',
      task: 'Lead your lowest diamond. The others will have to go higher.',
      wants: ['4D'],
      lit: ['4D'],
      why: (action) =>
        action.endsWith('S')
          ? 'Keep your spades: they stand guard beside the queen, so that she need not fall when spades are led.'
          : 'A higher diamond may take the trick, and with it whatever the others throw. The four will hardly take it.',
    },
    {
      at: 3,
      text: 'Boris took it and leads clubs. You have one club left, so it is the only card you may play.',
      task: 'Play the jack of clubs.',
      wants: ['JC'],
      lit: ['JC'],
    },
    {
      at: 4,
      text: 'Boris leads his king of clubs, and you have no club any more. Whoever cannot follow may play anything, and cannot take the trick.',
      task: 'Get rid of the queen of spades: Boris takes her, and 13 points.',
      wants: ['QS'],
      lit: ['QS'],
      why: (action) =>
        action.endsWith('H')
          ? 'A heart gives Boris 1 point. The queen gives him 13, and such a chance may not come again.'
          : 'That gives nobody a point. The queen is the card you want to be rid of.',
    },
    {
      at: 5,
      text: 'Thirteen points for Boris. The queen of spades has also broken hearts: from now on hearts may be led. A heart thrown on another suit breaks them as well.',
    },
    {
      at: 5,
      text: 'Boris leads the ten of diamonds. Go under it, but as high as you can: so your high cards leave without taking anything.',
      task: 'Play the nine of diamonds.',
      wants: ['9D'],
      lit: ['9D'],
      why: () =>
        'The seven goes under as well, but keep it for later: it goes under more cards than the nine does.',
    },
    {
      at: 6,
      text: 'You play last and see it all: Boris’s king takes this trick, and four hearts with it. Any heart of yours goes under the king.',
      task: 'Throw your highest one, the queen of hearts.',
      wants: ['QH'],
      lit: ['QH', 'KH'],
      why: () =>
        'That goes under too, but then the queen of hearts stays with you, and she may take a trick of hearts later.',
    },
    {
      at: 7,
      text: 'Look at Boris: he has every point so far. Whoever takes all 13 hearts and the queen of spades shoots the moon: he scores 0 and each other player 26.',
    },
    {
      at: 7,
      text: 'He leads the six of hearts. If anybody else takes a heart, his moon is gone, and a few points are cheaper than 26.',
      task: 'Beat his six with the nine of hearts.',
      wants: ['9H'],
      lit: ['9H'],
      why: () =>
        'That goes under the six, so Boris takes these hearts too and comes nearer to all 26. Stop him with the nine.',
    },
    {
      at: 8,
      text: 'You took 4 points and broke the moon: Boris cannot have every point now. A low card is a safe lead while the others have higher ones of its suit.',
      task: 'Lead the two of hearts.',
      wants: ['2H'],
      lit: ['2H'],
      why: (action) =>
        action === '5H'
          ? 'The five may be low enough, but the two is lower still: while anybody else has a heart, it cannot take the trick.'
          : 'Now is a good time for hearts: the two is the lowest of all, and somebody else takes the points.',
    },
    {
      at: 9,
      text: 'The rest of the hand is yours. Go under what is led as high as you can; where you cannot follow, throw what may hurt you.',
      task: 'Play on to the end of the hand. Hint shows what a bot would do.',
    },
    {
      at: 100,
      text: (snapshot) =>
        `The hand is scored: ${scoresOf(snapshot)}. The points of all four make 26. ${placedIn(snapshot)} In a match this goes on until a total reaches the target; then the lowest total wins.`,
    },
    {
      at: 100,
      text: 'Now you know Hearts: pass what is dangerous, follow low, throw high where you cannot follow, and watch for the moon. This hand’s pass goes to the right.',
      task: 'Play on here as long as you like, or begin a match of your own in the lobby.',
    },
  ],
} satisfies Lesson
