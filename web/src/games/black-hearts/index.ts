import type { GameFace } from '../../game/face'
import { cloth } from './cloth'
import { learnCardSet } from './printed.svelte'

export default {
  id: 'black-hearts',
  name: 'games-black-hearts',
  summary: 'games-black-hearts-summary',
  order: 4,
  cloth,
  rules: () => import('./Rules.svelte'),
  hasNoQueen: true,
  learn: (offered) => learnCardSet(offered.card_set),
} satisfies GameFace
