import type { GameTable } from '../face'
import { passHint, playHint } from '../hints'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import opening from './opening'
import part from './part'
import { layRack } from './rack'

export default {
  part,
  Emblem,
  Extra,
  lay: layRack,
  hints: [passHint('cardominoes', opening.pass), playHint('cardominoes', opening.play)],
} satisfies GameTable
