import { row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'hearts',
  diagrams: [
    {
      cards: trick(['7D', 'KD', '3D', 'QC'], 1),
      caption:
        'You led the seven of diamonds. Ada’s king is the highest diamond, so she takes the trick. Clara had no diamond; her queen of clubs cannot take it.',
    },
    {
      cards: row(['AH', 'KS', 'QS', '9C', '4D', '2C'], ['AH', 'KS', 'QS']),
      caption:
        'Passing: the marked cards are the dangerous ones. The king and the ace of spades may catch the queen, and high hearts take hearts.',
    },
    {
      cards: trick(['TC', '4C', '6H', 'KC'], 3),
      caption:
        'Hearts are broken: Boris had no club and threw a heart. Clara’s king takes the trick and the point. From now on hearts may be led.',
    },
    {
      cards: row(['2C', '8D', 'QS', '5H'], [], ['QS', '5H']),
      caption:
        'On the first trick, which is led with the two of clubs, neither the queen of spades nor a heart may be played, unless you hold nothing else.',
    },
  ],
  scoring: () => ({
    lines: [
      ['You took three hearts', '3'],
      ['Ada took four hearts and the queen of spades', '17'],
      ['Boris took six hearts', '6'],
      ['Clara took none', '0'],
    ],
    sum: 'That makes 26, as in every hand but one where somebody shoots the moon: had Ada taken all 13 hearts and the queen, she would score 0 and each other player 26.',
  }),
} satisfies Diagrams
