import { row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'cardominoes',
  tile: true,
  diagrams: [
    {
      cards: trick(['9D', 'QD', '4D', 'AC'], 1),
      caption:
        'You led the nine of diamonds. Ada’s queen is the highest diamond, so she takes the trick. It lies face up until she leads; then it is turned down, and nobody may look at it again.',
    },
    {
      cards: trick(['QS', 'KC', '2C', '9C'], 1),
      caption:
        'The first trick is not safe. Boris led the two of clubs, you had no club and threw the queen of spades: Ada’s king takes 13 points.',
    },
    {
      cards: trick(['5H', '8S', 'TS', '3S'], 2),
      caption:
        'Ada led spades, and you had none. Your heart breaks hearts when the trick is complete: from the next one on they may be led. The queen of spades does not break them.',
    },
    {
      cards: row(['5C', '2D', 'KS', 'JH', 'QH'], [], ['JH', 'QH']),
      caption:
        'Before hearts are broken you may lead anything but a heart, unless you have nothing but hearts.',
    },
  ],
  scoring: () => ({
    lines: [
      ['You took two hearts', '2'],
      ['Ada took the queen of spades and a heart', '14'],
      ['Boris took ten hearts', '10'],
      ['Clara took none', '0'],
    ],
    sum: 'Had Boris taken all 13 hearts and the queen, he could choose: 26 off his own total, or 26 more for each of the others. A total of exactly the target does not end the match yet; a higher one does.',
  }),
} satisfies Diagrams
