import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'cardominoes',
  name: 'games-cardominoes',
  summary: 'games-cardominoes-summary',
  order: 2,
  cloth,
  rules: () => import('./Rules.svelte'),
  tiles: true,
} satisfies GameFace
