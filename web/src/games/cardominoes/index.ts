import type { GameFace } from '../face'
import { cloth } from './cloth'
import first from './first'

export default {
  id: 'cardominoes',
  name: 'CARDominoes Hearts',
  order: 2,
  cloth,
  rules: () => import('./Rules.svelte'),
  tiles: first.tiles,
} satisfies GameFace
