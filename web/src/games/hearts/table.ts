import type { GameTable } from '../../table/model/game'
import { lastTrickHint, passHint, playHint } from '../trick/hints'
import Emblem from './Emblem.svelte'
import opening from './opening'

export default {
  Emblem,
  hints: [
    passHint('hearts', opening.pass),
    playHint('hearts', opening.play),
    lastTrickHint('hearts', 'hearts-hint-last'),
  ],
} satisfies GameTable
