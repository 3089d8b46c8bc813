import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'wild-twists',
  name: 'Wild Twists Hearts',
  order: 3,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
