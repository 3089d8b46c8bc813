import type { GameTable } from '../../table/model/game'
import { passHint, playHint } from '../trick/hints'
import Chips from './Chips.svelte'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import opening from './opening'
import logic from './logic'
import type { RulesTable } from '../../game/rules'

/** The number of hands for the heading of a table; 0 if a target may end the match earlier. */
function handsOf(options: RulesTable['options']): number {
  const [target, hands] = [Number(options['target']), Number(options['hands'])]
  return hands > 0 && !(target > 0) ? hands : 0
}

export default {
  logic,
  Emblem,
  Chips,
  Extra,
  rounds: handsOf,
  hints: [passHint('custom-hearts', opening.pass), playHint('custom-hearts', opening.play)],
} satisfies GameTable
