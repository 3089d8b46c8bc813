import type { GameTable } from '../face'
import { passHint, playHint } from '../hints'
import Chips from './Chips.svelte'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import opening from './opening'
import part from './part'
import { handsOf } from './rules'

export default {
  part,
  Emblem,
  Chips,
  Extra,
  rounds: handsOf,
  hints: [passHint('custom-hearts', opening.pass), playHint('custom-hearts', opening.play)],
} satisfies GameTable
