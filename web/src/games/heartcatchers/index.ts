import type { GameFace } from '../../game/face'
import { cloth } from './cloth'

export default {
  id: 'heartcatchers',
  name: 'games-heartcatchers',
  summary: 'games-heartcatchers-summary',
  order: 5,
  cloth,
  rules: () => import('./Rules.svelte'),
  round: 'game',
  hasNoQueen: true,
} satisfies GameFace
