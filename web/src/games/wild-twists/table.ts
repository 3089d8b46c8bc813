import type { GameTable } from '../../game/face'
import { playHint } from '../trick/hints'
import Chips from '../trick/Chips.svelte'
import { handsOf } from './deal'
import Emblem from './Emblem.svelte'
import opening from './opening'
import part from './logic'

export default {
  part,
  Emblem,
  Chips,
  rounds: (options) => handsOf(options['length']),
  hints: [playHint('wild-twists', opening.play)],
} satisfies GameTable
