import type { GameTable } from '../../table/model/game'
import { passHint, playHint } from '../trick/hints'
import Emblem from './Emblem.svelte'
import Extra from '../trick/Draw.svelte'
import opening from './opening'
import logic from './logic'
import { layRack } from './rack'

export default {
  logic,
  Emblem,
  Extra,
  lay: layRack,
  hints: [passHint('cardominoes', opening.pass), playHint('cardominoes', opening.play)],
} satisfies GameTable
