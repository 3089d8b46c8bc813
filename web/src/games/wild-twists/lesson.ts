/** The lesson of Wild Twists: one hand with four players and a fixed deal. */
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { placedIn, scoresOf } from '../../lessons/sentences'

export default {
  game: 'wild-twists',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'Welcome. As in Hearts, points are bad: each heart you take costs 1 and the queen of spades 13. New are four Wild cards, one of each suit. You have three of them!',
      lit: ['WC', 'WS', 'WH'],
    },
    {
      at: 0,
      text: 'A Wild is a card of its suit, played as its highest card, above the ace, or as its lowest, below the two. You say which as you play it. Nothing is passed in this game.',
    },
    {
      at: 0,
      text: 'The lowest club opens. Only the holder of the Wild Club is asked whether to open with it, as the lowest. As the lowest it cannot beat anything.',
      task: 'Choose “Lead it as lowest”.',
      wants: ['WC-'],
      lit: ['WC'],
      why: () =>
        'You may keep it: then the lowest other club leads. But here it opens, to show what a lowest Wild does.',
    },
    {
      at: 2,
      text: 'Boris had no club and threw the queen of spades: points may fall in the first trick here. Clara’s king took her, 13 points. The queen does not break hearts in this game.',
    },
    {
      at: 2,
      text: 'Clara leads the ace of diamonds, and you have no diamond. Whoever cannot follow may play anything, and a heart thrown so breaks hearts.',
      task: 'Throw your ace of hearts: she takes it.',
      wants: ['AH'],
      lit: ['AH'],
      why: (action) =>
        action.startsWith('W')
          ? 'Your Wilds are of more use in their own suits. The ace of hearts may take a trick of hearts: let it go.'
          : action === 'JH'
            ? 'The jack would go too, but the ace is the greater danger: no heart of the others beats it.'
            : 'That is safe, but it gives Clara nothing. Here a heart of yours can go for free.',
    },
    {
      at: 3,
      text: 'Boris played the Wild Diamond as the lowest. Now hearts are broken, and Clara leads one, the eight. You must follow: the Wild Heart is a heart, and costs 1 like any other.',
      task: 'Play the Wild Heart, as the lowest.',
      wants: ['WH-'],
      lit: ['WH'],
      why: (action) =>
        action === 'WH+'
          ? 'As the highest it is sure to take the trick, with every heart in it. Play it as the lowest.'
          : 'The jack takes the trick unless somebody goes higher. The Wild Heart as the lowest cannot take it.',
    },
    {
      at: 4,
      text: 'Ada’s king took the four hearts. She leads spades, and you play last: there is no point in this trick, so it costs nothing to take it.',
    },
    {
      at: 4,
      text: 'A Wild that is played as the highest beats everything of its suit, and whoever takes a trick leads to the next.',
      task: 'Take the trick: play the Wild Spade as the highest.',
      wants: ['WS+'],
      lit: ['WS'],
      why: (action) =>
        action === 'WS-'
          ? 'As the lowest it leaves the trick to Clara. Use it as the highest this time: the trick has no points.'
          : 'That is allowed. But this is the moment for the Wild as the highest: nothing in the trick costs anything.',
    },
    {
      at: 5,
      text: 'The trick is yours and it cost nothing. Now you lead, and a low card is a safe lead while the others have higher ones.',
      task: 'Lead the two of spades.',
      wants: ['2S'],
      lit: ['2S'],
      why: (action) =>
        action.endsWith('S')
          ? 'A higher spade may take the trick. The lowest one is the safest lead.'
          : action === 'JH'
            ? 'Hearts may be led now, but your jack may take them, and each costs 1.'
            : 'Boris has no clubs: he may throw hearts on this trick, and it might be yours.',
    },
    {
      at: 6,
      text: 'All 14 hearts and the queen are 27 points. Whoever takes them all shoots the moon and chooses: 27 off their own score, or 27 more for every other player. Nobody can do it any more here.',
      task: 'The rest is yours: play on to the end.',
    },
    {
      at: 100,
      text: (snapshot) =>
        `The hand is scored: ${scoresOf(snapshot)}. ${placedIn(snapshot)} A short match is one hand, a medium one three, a long one five; the lowest total wins.`,
    },
    {
      at: 100,
      text: 'With three, five or six players some cards are left over. They lie face down in the middle, and whoever takes the first trick takes them too, unseen.',
      task: 'That was Wild Twists. A match of your own begins in the lobby.',
    },
  ],
} satisfies Lesson
