import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'custom-hearts',
  name: 'games-custom-hearts',
  summary: 'games-custom-hearts-summary',
  order: 6,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
