/** The lesson of Heartcatchers, a whole game: when to catch, to steal and to hide. */
import { t } from '../../language/language.svelte'
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

function scored(snapshot: Snapshot): string {
  const [own = 0, other = 0] = fieldDetail(snapshot)?.last_game?.points ?? []
  return t('lesson-heartcatchers-scored', { own, other })
}

export default {
  game: 'heartcatchers',
  place,
  steps: [
    {
      at: 1,
      text: 'lesson-heartcatchers-welcome',
    },
    {
      at: 1,
      text: 'lesson-heartcatchers-catch',
      task: 'lesson-heartcatchers-catch-task',
      wants: ['catch Rb on 1'],
      lit: ['Rb', mine(1)],
      why: (action) =>
        action.startsWith('catch')
          ? 'lesson-heartcatchers-catch-why-other'
          : action.startsWith('steal')
            ? 'lesson-heartcatchers-catch-why-steal'
            : 'lesson-heartcatchers-catch-why-hide',
    },
    {
      at: 3,
      text: 'lesson-heartcatchers-breaker',
    },
    {
      at: 3,
      text: 'lesson-heartcatchers-lock',
      task: 'lesson-heartcatchers-lock-task',
      wants: ['secret Bh under theirs 3'],
      lit: ['Bh', theirs(3)],
      why: (action) =>
        action.startsWith('secret Bh under mine')
          ? 'lesson-heartcatchers-lock-why-own'
          : action.startsWith('secret Bh')
            ? 'lesson-heartcatchers-lock-why-open'
            : action.includes('Bh')
              ? 'lesson-heartcatchers-lock-why-up'
              : 'lesson-heartcatchers-lock-why-other',
    },
    {
      at: 5,
      text: 'lesson-heartcatchers-steal',
      task: 'lesson-heartcatchers-steal-task',
      wants: ['steal Gb on 2 for 3'],
      lit: ['Gb', theirs(2), mine(3)],
      why: (action) =>
        action.startsWith('steal Gb on 2')
          ? 'lesson-heartcatchers-steal-why-give'
          : action.startsWith('steal')
            ? 'lesson-heartcatchers-steal-why-wild'
            : 'lesson-heartcatchers-steal-why-other',
    },
    {
      at: 7,
      text: 'lesson-heartcatchers-keep',
      task: 'lesson-heartcatchers-keep-task',
      wants: ['catch U on 3'],
      lit: ['U', mine(3)],
      why: (action) =>
        action.startsWith('catch U') || action.startsWith('steal U')
          ? 'lesson-heartcatchers-keep-why-biggest'
          : 'lesson-heartcatchers-keep-why-first',
    },
    {
      at: 9,
      text: 'lesson-heartcatchers-love',
      task: 'lesson-heartcatchers-love-task',
      wants: ['secret Ru under mine 3'],
      lit: ['Ru', mine(3)],
      why: (action) =>
        action.startsWith('secret Ru under mine')
          ? 'lesson-heartcatchers-love-why-open'
          : action.startsWith('secret Ru')
            ? 'lesson-heartcatchers-love-why-theirs'
            : 'lesson-heartcatchers-love-why-other',
    },
    {
      at: 11,
      text: 'lesson-heartcatchers-change',
    },
    {
      at: 11,
      text: 'lesson-heartcatchers-swap',
      task: 'lesson-heartcatchers-swap-task',
      wants: ['secret Rc under mine 1', 'secret Rc under theirs 1'],
      lit: ['Rc', mine(1), theirs(1)],
      why: (action) =>
        action.startsWith('steal')
          ? 'lesson-heartcatchers-swap-why-steal'
          : action.startsWith('catch')
            ? 'lesson-heartcatchers-swap-why-catch'
            : action.endsWith('3')
              ? 'lesson-heartcatchers-swap-why-locked'
              : action.endsWith('2')
                ? 'lesson-heartcatchers-swap-why-second'
                : 'lesson-heartcatchers-swap-why-green',
    },
    {
      at: 13,
      text: 'lesson-heartcatchers-last',
      task: 'lesson-heartcatchers-last-task',
      wants: ['steal Gc on 2 for 2'],
      lit: ['Gc', mine(2), theirs(2)],
      why: (action) =>
        action.startsWith('catch')
          ? 'lesson-heartcatchers-last-why-catch'
          : action.endsWith('for 3')
            ? 'lesson-heartcatchers-last-why-locked'
            : action.endsWith('for 1')
              ? 'lesson-heartcatchers-last-why-first'
              : action.endsWith('1')
                ? 'lesson-heartcatchers-last-why-undo'
                : action.endsWith('3')
                  ? 'lesson-heartcatchers-swap-why-locked'
                  : 'lesson-heartcatchers-last-why-second',
    },
    {
      at: AFTER,
      text: scored,
    },
    {
      at: AFTER,
      text: 'lesson-heartcatchers-end',
      task: 'lesson-heartcatchers-end-task',
    },
  ],
} satisfies Lesson
