import type { GameTable } from '../../table/model/game'
import { playHint } from '../trick/hints'
import Chips from '../trick/Chips.svelte'
import { handsOf } from './deal'
import { wildDrawing } from './cards'
import Emblem from './Emblem.svelte'
import WildFace from './WildFace.svelte'
import opening from './opening'
import logic from './logic'

wildDrawing.current = WildFace

export default {
  logic,
  Emblem,
  Chips,
  rounds: (options) => handsOf(options['length']),
  hints: [playHint('wild-twists', opening.play)],
} satisfies GameTable
