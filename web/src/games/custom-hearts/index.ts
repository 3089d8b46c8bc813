import type { GameFace } from '../face'
import Picture from './Picture.svelte'
import Rules from './Rules.svelte'

export default {
  id: 'custom-hearts',
  name: 'Custom Hearts',
  order: 6,
  Picture,
  Rules,
  hints: [],
} satisfies GameFace
