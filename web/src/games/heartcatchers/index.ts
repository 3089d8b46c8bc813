import type { GameFace } from '../face'
import Middle from './Field.svelte'
import Picture from './Picture.svelte'
import Rules from './Rules.svelte'
import Scoring from './Scoring.svelte'

export default {
  id: 'heartcatchers',
  name: 'Heartcatchers',
  order: 5,
  Picture,
  Rules,
  Middle,
  Scoring,
  round: 'game',
  hints: [
    {
      id: 'heartcatchers.turn',
      text: 'Choose a card, then what it does: Catch, Steal or Hide. Or drag it there. Red catches green, green blue, blue red.',
      when: (_, choices) => choices.placed.size > 0,
    },
  ],
} satisfies GameFace
