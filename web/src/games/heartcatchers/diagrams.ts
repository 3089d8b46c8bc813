import { row, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'heartcatchers',
  diagrams: [
    {
      cards: row(['Rb', 'Gb', 'Bb']),
      caption: 'Red catches green, green catches blue, blue catches red.',
    },
    {
      cards: [
        { code: 'Gb', by: 'on top of your stack' },
        { code: 'Rb', by: 'from your hand', lit: true },
      ],
      caption:
        'Catch: your red card goes on your stack with green on top. The stack has one card more, and at the end each face-up card on your side is a point.',
    },
    {
      cards: [
        { code: 'Bb', by: 'on top of a stack of theirs' },
        { code: 'Gb', by: 'from your hand', lit: true },
        { code: 'Rh', by: 'the stack you give' },
      ],
      caption:
        'Steal: your green card catches a stack of the other side. That whole stack changes places with one of yours, Secrets and all.',
    },
    {
      cards: [
        { code: null, by: 'under any stack' },
        { code: 'Ru', by: '3 points' },
        { code: 'Bh', by: '3 points off' },
        { code: 'Gc', by: 'exchanges' },
      ],
      caption:
        'Hide: any card may go face down under any stack. At the end a Change-of-Heart exchanges its stack with the one across from it and is discarded; then loves and heartbreakers count for the side they are on.',
    },
    {
      cards: row(['Bb', 'U'], ['U']),
      caption:
        'The Uncatchable catches every colour, and no card may be laid on it. Its stack cannot be stolen; it moves only when its owner gives it for another, or by a Change-of-Heart.',
    },
  ],
  scoring: () => ({
    lines: [
      ['Your three stacks have 3, 3 and 5 face-up cards', '11'],
      ['Two Ultimate Loves are hidden on your side', '+6'],
      ['Your score', '17'],
      ['Ada’s stacks have 2, 1 and 1 face-up cards', '4'],
      ['An Ultimate Love and a Heartbreaker are hidden on her side', '+3 −3'],
      ['Ada’s score', '4'],
    ],
    sum: 'First every hidden Change-of-Heart acts and is discarded; two in one pair of stacks undo each other. Face-up cards count alike, whatever they are.',
  }),
} satisfies Diagrams
