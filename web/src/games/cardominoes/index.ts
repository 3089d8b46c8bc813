import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'cardominoes',
  name: 'CARDominoes Hearts',
  order: 2,
  cloth,
  rules: () => import('./Rules.svelte'),
  tiles: true,
} satisfies GameFace
