import type { GameTable } from '../face'
import { playHint } from '../hints'
import Chips from '../trick/Chips.svelte'
import { handsOf } from './deal'
import Emblem from './Emblem.svelte'
import opening from './opening'
import part from './part'

export default {
  part,
  Emblem,
  Chips,
  rounds: (options) => handsOf(options['length']),
  hints: [playHint('wild-twists', opening.play)],
} satisfies GameTable
