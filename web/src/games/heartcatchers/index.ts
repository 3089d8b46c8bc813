import { readChoices } from '../../table/actions'
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
  hints: [
    {
      id: 'heartcatchers.turn',
      text: 'Choose a card of your hand: the stacks then show what it can do. Red catches green, green catches blue, blue catches red. Or drag it: onto a stack to catch or steal, to the edge beside it to hide it underneath.',
      when: (scene) => readChoices(scene.snapshot.view.legal).field.length > 0,
    },
  ],
} satisfies GameFace
