import { row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'black-hearts',
  diagrams: [
    {
      cards: row(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']),
      caption:
        'The six curses. Each has a name and curse points of its own, and all six are in every hand.',
    },
    {
      cards: trick(['B2', 'W3', 'R1', 'B5'], 3),
      caption:
        'You held Two o’clock, the blue two, and had to lead it. Any card may be played on it; Clara’s five is the highest, so she takes the trick, and Boris’s curse with it.',
    },
    {
      cards: trick(['W2', 'W6', 'R4', 'B6'], 3),
      caption:
        'Two sixes: where numbers are equal, the later card takes the trick. Clara played after Ada, so the red four is hers.',
    },
    {
      cards: row(['W6', 'R6', 'B4', 'W1', 'B2'], ['W6', 'R6']),
      caption:
        'Passing: two cards go to the left. The book’s one advice is to hand over the highest numbers, for they take tricks.',
    },
  ],
  scoring: (offered) => {
    if (!offered) return null
    const { curses } = offered.card_set
    const points = (...numbers: number[]) =>
      String(numbers.reduce((sum, number) => sum + (curses[number - 1]?.points ?? 0), 0))
    return {
      lines: [
        ['You took no curse', '0'],
        ['Ada took the red two and the red three', points(2, 3)],
        ['Boris took the red six', points(6)],
        ['Clara took the red one, four and five', points(1, 4, 5)],
      ],
      sum: 'These points are added to the totals. When a total is 13 or more, the lowest total wins. Had one player taken all six curses in this hand, that player would have won the match.',
    }
  },
} satisfies Diagrams
