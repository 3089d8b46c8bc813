import { row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'wild-twists',
  diagrams: [
    {
      cards: row(['WC', 'WD', 'WS', 'WH']),
      caption:
        'The four Wild cards, one of each suit. Whoever plays one says whether it is the highest card of its suit, above the ace, or the lowest, below the two.',
    },
    {
      cards: trick(['AS', 'WS+', '4S', '9S'], 1),
      caption:
        'Ada played the Wild Spade as the highest: it beats your ace, and she takes the trick.',
    },
    {
      cards: trick(['KH', '8H', 'WH-', '9H'], 0),
      caption:
        'Boris played the Wild Heart as the lowest, under your king. You take the trick: four hearts, 4 points, for the Wild Heart is a heart.',
    },
    {
      cards: trick(['TD', 'KD', '6D', '7H'], 1),
      caption:
        'Clara had no diamond and threw a heart: hearts are broken and may be led from now on. The queen of spades does not break them.',
    },
  ],
  scoring: () => ({
    lines: [
      ['You took the Wild Heart and two other hearts', '3'],
      ['Ada took the queen of spades and a heart', '14'],
      ['Boris took ten hearts', '10'],
      ['Clara took none', '0'],
    ],
    sum: 'That makes 27: 14 hearts and the queen. Had one player taken them all, that player could choose: 27 off their own score, or 27 more for each of the others.',
  }),
} satisfies Diagrams
