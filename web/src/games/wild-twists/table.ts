import type { GameTable } from '../../table/model/game'
import { playHint } from '../trick/hints'
import Chips from '../trick/Chips.svelte'
import { handsOf } from './deal'
import Emblem from './Emblem.svelte'
import opening from './opening'
import logic from './logic'

export default {
  logic,
  Emblem,
  Chips,
  rounds: (options) => handsOf(options['length']),
  hints: [playHint('wild-twists', opening.play)],
} satisfies GameTable
