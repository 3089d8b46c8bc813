import type { GameFace } from '../face'
import { passHint, playHint } from '../hints'
import { cloth } from './cloth'
import first from './first'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import Picture from './Picture.svelte'

export default {
  id: 'cardominoes',
  name: 'CARDominoes Hearts',
  order: 2,
  Picture,
  Emblem,
  cloth,
  rules: () => import('./Rules.svelte'),
  Extra,
  tiles: first.tiles,
  hints: [
    passHint(
      'cardominoes',
      'Your tiles stand with their faces to you. Choose three to give away, then press Pass.',
    ),
    playHint(
      'cardominoes',
      'Tiles with a golden edge may be played. A finished trick stays until its winner leads or gathers it.',
    ),
  ],
} satisfies GameFace
