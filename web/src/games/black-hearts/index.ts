import type { GameFace } from '../face'
import { passHint, playHint } from '../hints'
import { cloth } from './cloth'
import Emblem from './Emblem.svelte'
import Band from './Gift.svelte'
import Moment from './Moment.svelte'
import Picture from './Picture.svelte'
import Scoring from './Scoring.svelte'

export default {
  id: 'black-hearts',
  name: 'Black Hearts',
  order: 4,
  Picture,
  Emblem,
  cloth,
  rules: () => import('./Rules.svelte'),
  Band,
  Scoring,
  Moment,
  hints: [
    passHint(
      'black-hearts',
      'Not sure which cards to hand over? The rule book’s advice: the highest numbers in your hand.',
    ),
    playHint(
      'black-hearts',
      'Play any card. The highest takes the trick, of equal ones the last, unless a gift says otherwise.',
    ),
  ],
} satisfies GameFace
