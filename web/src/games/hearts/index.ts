import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'hearts',
  name: 'games-hearts',
  summary: 'games-hearts-summary',
  order: 1,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
