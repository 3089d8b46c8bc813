import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'custom-hearts',
  name: 'Custom Hearts',
  order: 6,
  cloth,
  rules: () => import('./Rules.svelte'),
} satisfies GameFace
