import type { GameTable } from '../../game/face'
import { passHint, playHint } from '../trick/hints'
import Emblem from './Emblem.svelte'
import Extra from '../trick/Draw.svelte'
import opening from './opening'
import part from './logic'
import { layRack } from './rack'

export default {
  part,
  Emblem,
  Extra,
  lay: layRack,
  hints: [passHint('cardominoes', opening.pass), playHint('cardominoes', opening.play)],
} satisfies GameTable
