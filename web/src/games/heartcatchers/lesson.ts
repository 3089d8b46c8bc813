/** The lesson of Heartcatchers, a whole game: when to catch, to steal and to hide. */
import { AFTER } from '../../lessons/places'
import type { Lesson } from '../../lessons/lesson'
import { isOver } from '../../table/model/scene'
import type { Snapshot } from '../../wire/types'
import { fieldDetail } from './field'

/** The number of the turn; the same place for everything after the game. */
function place(snapshot: Snapshot): number {
  const { view } = snapshot
  if (view.hand_number > 1 || isOver(snapshot)) return AFTER
  return fieldDetail(snapshot)?.turn_number ?? 0
}

const mine = (stack: number) => `[data-stack="mine-${stack}"]`
const theirs = (stack: number) => `[data-stack="theirs-${stack}"]`

function points(snapshot: Snapshot): string {
  const [own, other] = fieldDetail(snapshot)?.last_game?.points ?? []
  return own === undefined || other === undefined ? '' : `You have ${own} points, Ada ${other}.`
}

export default {
  game: 'heartcatchers',
  place,
  steps: [
    {
      at: 1,
      text: 'Welcome. Three stacks are yours, below, and three are Ada’s. At the end each face-up card on your side is 1 point. A turn is one of three things: catch, steal or hide.',
    },
    {
      at: 1,
      text: 'To catch is to lay a card on one of your own stacks whose top card it catches: red catches green, green catches blue, blue catches red. It is the plain way to a point.',
      task: 'Choose the red card in your hand, then Catch on your green stack.',
      wants: ['catch Rb on 1'],
      lit: ['Rb', mine(1)],
      why: (action) =>
        action.startsWith('catch')
          ? 'A good catch too, but another card does it now: lay the red one on green.'
          : action.startsWith('steal')
            ? 'Stealing comes soon, when there is more to take. First catch.'
            : 'Hiding comes soon. First catch with the red card: face up it is a point.',
    },
    {
      at: 3,
      text: 'Ada caught as well. You hold a Heartbreaker: hidden face down under a stack, it costs 3 points to whoever has that stack on their side at the end.',
    },
    {
      at: 3,
      text: 'Ada’s third stack has an Uncatchable on top: no card may be laid on it, so it cannot be caught or stolen. What lies there stays with her, unless she gives the stack away.',
      task: 'Choose the Heartbreaker, then Hide under that stack.',
      wants: ['secret Bh under theirs 3'],
      lit: ['Bh', theirs(3)],
      why: (action) =>
        action.startsWith('secret Bh under mine')
          ? 'Under your own stack it would cost you the 3 points.'
          : action.startsWith('secret Bh')
            ? 'Her other stacks can be stolen, perhaps by you. Under the Uncatchable the Heartbreaker is hers to keep.'
            : action.includes('Bh')
              ? 'Face up it is 1 point like any card. Face down it takes 3 from Ada.'
              : 'That can wait. First hide the Heartbreaker where it hurts Ada.',
    },
    {
      at: 5,
      text: 'Ada’s second stack has grown to three cards, and blue lies on top. To steal, you catch a stack of the other side: the whole stack becomes yours, and you give one of your own for it.',
      task: 'Choose the green card, Steal her second stack, and give your third, a single card.',
      wants: ['steal Gb on 2 for 3'],
      lit: ['Gb', theirs(2), mine(3)],
      why: (action) =>
        action.startsWith('steal Gb on 2')
          ? 'The right stack! But give your third for it: that is a single card, and there is a use for the others.'
          : action.startsWith('steal')
            ? 'Keep the Uncatchable for a stack that is worth keeping. The green card steals the three cards.'
            : 'Stealing her stack of three is worth more: it comes to your side with the card that caught it.',
    },
    {
      at: 7,
      text: 'Your third stack has four cards now, with green on top: a red card of Ada’s could steal it back. The Uncatchable catches every colour, and nothing can be laid on it.',
      task: 'Lock your big stack: catch it with the Uncatchable.',
      wants: ['catch U on 3'],
      lit: ['U', mine(3)],
      why: (action) =>
        action.startsWith('catch U') || action.startsWith('steal U')
          ? 'The Uncatchable locks the stack it lies on. Lock your biggest.'
          : 'First lock your big stack: a red card of Ada’s could steal it.',
    },
    {
      at: 9,
      text: 'Ada hid a card under her own first stack. You hold an Ultimate Love: hidden under a stack, it is 3 points for whoever has that stack on their side at the end.',
      task: 'Hide it where nobody can steal it: under your locked stack.',
      wants: ['secret Ru under mine 3'],
      lit: ['Ru', mine(3)],
      why: (action) =>
        action.startsWith('secret Ru under mine')
          ? 'Yours, but that stack can be stolen, and your love with it. The locked one cannot.'
          : action.startsWith('secret Ru')
            ? 'There it would be 3 points for Ada.'
            : 'First bring the Ultimate Love to safety: it is 3 points.',
    },
    {
      at: 11,
      text: 'Why did Ada hide a card under her own first stack? Perhaps an Ultimate Love, perhaps a bluff. You hold a Change-of-Heart: hidden, it exchanges its stack with the one across from it at the end.',
    },
    {
      at: 11,
      text: 'Her first stack has three cards and a Secret, yours across from it has two. Two Change-of-Hearts in one pair would undo each other.',
      task: 'Hide the red Change-of-Heart under one of the two first stacks.',
      wants: ['secret Rc under mine 1', 'secret Rc under theirs 1'],
      lit: ['Rc', mine(1), theirs(1)],
      why: (action) =>
        action.startsWith('steal')
          ? 'A good steal, but Ada could steal the stack back. The Change-of-Heart acts at the end, when she cannot answer.'
          : action.startsWith('catch')
            ? 'First the red Change-of-Heart: it can win you her first stack.'
            : action.endsWith('3')
              ? 'That would exchange your big locked stack for hers with the Heartbreaker!'
              : action.endsWith('2')
                ? 'There you gain nothing now: the first pair is where Ada has more than you.'
                : 'The right place! But hide the red one: the green one can still catch a blue card.',
    },
    {
      at: 13,
      text: 'Your last card is another Change-of-Heart. Face up a card’s kind does not matter, only its colour, and green catches blue: your second stack, or Ada’s second, which has two cards.',
      task: 'Find what brings the most.',
      wants: ['steal Gc on 2 for 2'],
      lit: ['Gc', mine(2), theirs(2)],
      why: (action) =>
        action.startsWith('catch')
          ? 'That is 1 point. To steal her second stack for yours gives you three cards for one.'
          : action.endsWith('for 3')
            ? 'That would give your big locked stack away!'
            : action.endsWith('for 1')
              ? 'The right stack to steal. But your first is to be exchanged with hers: give your second.'
              : action.endsWith('1')
                ? 'A second Change-of-Heart in that pair would undo the first.'
                : action.endsWith('3')
                  ? 'That would exchange your big locked stack for hers with the Heartbreaker!'
                  : 'That would exchange your one card for her two at the end. To steal them brings the green one as well.',
    },
    {
      at: AFTER,
      text: (snapshot) =>
        `${points(snapshot)} First your Change-of-Heart exchanged the first stacks, Secrets and all. Then each hidden Ultimate Love added 3 and each hidden Heartbreaker took 3. Then every face-up card was 1.`,
    },
    {
      at: AFTER,
      text: 'So: catch for a plain point, steal what has grown big, lock what is worth keeping, and hide love with yourself and heartbreak with the other. What is hidden need not be what it seems.',
      task: 'A game of your own begins in the lobby.',
    },
  ],
} satisfies Lesson
