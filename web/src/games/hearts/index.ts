import type { GameFace } from '../face'
import { lastTrickHint, passHint, playHint } from '../hints'
import Picture from './Picture.svelte'
import Rules from './Rules.svelte'

export default {
  id: 'hearts',
  name: 'Hearts',
  order: 1,
  Picture,
  Rules,
  hints: [
    passHint(
      'hearts',
      'Choose three cards to give away: they lift. High spades and high hearts are a burden. Nothing leaves your hand before you press Pass.',
    ),
    playHint(
      'hearts',
      'Cards with a golden edge may be played: click one, or drag it to the middle. Click a dim one to hear why it may not.',
    ),
    lastTrickHint('hearts', 'Missed something? The last trick is in the bar above, or press L.'),
  ],
} satisfies GameFace
