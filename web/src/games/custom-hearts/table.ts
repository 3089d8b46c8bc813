import type { GameTable } from '../../table/model/game'
import { passHint, playHint } from '../trick/hints'
import Chips from './Chips.svelte'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import opening from './opening'
import logic from './logic'
import { handsOf } from './rules'

export default {
  logic,
  Emblem,
  Chips,
  Extra,
  rounds: handsOf,
  hints: [passHint('custom-hearts', opening.pass), playHint('custom-hearts', opening.play)],
} satisfies GameTable
