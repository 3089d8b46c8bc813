import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'wild-twists',
  name: 'games-wild-twists',
  summary: 'games-wild-twists-summary',
  order: 3,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
