import type { GameFace } from '../face'
import { passHint, playHint } from '../hints'
import { cloth } from './cloth'
import Emblem from './Emblem.svelte'
import Band from './Gift.svelte'
import Picture from './Picture.svelte'
import Rules from './Rules.svelte'

export default {
  id: 'black-hearts',
  name: 'Black Hearts',
  order: 4,
  Picture,
  Emblem,
  cloth,
  Rules,
  Band,
  hints: [
    passHint(
      'black-hearts',
      'Choose the cards to give away: they lift. The marks under a red number are its curse points.',
    ),
    playHint(
      'black-hearts',
      'Any card may be played: click one, or drag it to the middle. If a gift was turned up, it is written on the table for the whole hand.',
    ),
  ],
} satisfies GameFace
