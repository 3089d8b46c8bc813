import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'heartcatchers',
  name: 'Heartcatchers',
  order: 5,
  cloth,
  rules: () => import('./Rules.svelte'),
  round: 'game',
} satisfies GameFace
