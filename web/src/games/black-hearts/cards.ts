/** The numbered cards: red Curses, blue and white ones. */
import { LazyDrawing } from '../../cards/drawing.svelte'
import type { CardFace } from '../../cards/face'
import { t } from '../../language/language.svelte'
import { readNumberCard, type Colour } from './notation'
import { titleOf } from './names'
import { curseOn } from './printed.svelte'

const COLOURS = { R: 'red', B: 'blue', W: 'white' } as const satisfies Record<Colour, string>

export const numberDrawing = new LazyDrawing(() => import('./NumberFace.svelte'))

export default function numberCard(code: string): CardFace | null {
  const card = readNumberCard(code)
  if (!card) return null
  return {
    // White cards of the same number are equal.
    name: (form, another) =>
      t('cards-number', { form, another, colour: COLOURS[card.colour], number: card.number }),
    get Drawing() {
      return numberDrawing.current
    },
    get printed() {
      const [title, curse] = [titleOf(card), curseOn(card)]
      const points = curse && t('cards-curse-points', { count: curse.points })
      return [title, points].filter((text) => text !== null)
    },
  }
}
