import type { GameTable } from '../../table/model/game'
import { passHint, playHint } from '../trick/hints'
import Band from './Gift.svelte'
import { numberDrawing } from './cards'
import Emblem from './Emblem.svelte'
import { layFew } from './hand'
import Moment from './Moment.svelte'
import Scoring from './Scoring.svelte'
import NumberFace from './NumberFace.svelte'
import opening from './opening'
import logic from './logic'

numberDrawing.current = NumberFace

export default {
  logic,
  Emblem,
  Band,
  Scoring,
  Moment,
  lay: layFew,
  hints: [passHint('black-hearts', opening.pass), playHint('black-hearts', opening.play)],
} satisfies GameTable
