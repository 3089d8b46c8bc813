import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'hearts',
  name: 'Hearts',
  order: 1,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
