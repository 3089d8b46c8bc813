/** The hearts in three colours, and the Uncatchables. */
import { LazyDrawing } from '../../cards/drawing.svelte'
import type { CardFace } from '../../cards/face'
import { t } from '../../language/language.svelte'
import { readHeartCard, type Colour, type Mark } from './notation'

const COLOURS = { R: 'red', G: 'green', B: 'blue' } as const satisfies Record<Colour, string>
const KINDS = {
  b: 'blank',
  u: 'love',
  h: 'breaker',
  c: 'change',
} as const satisfies Record<Mark, string>

export const heartDrawing = new LazyDrawing(() => import('./HeartFace.svelte'))

export default function heartCard(code: string): CardFace | null {
  if (code === 'U') {
    return {
      name: (form, another) => t('cards-uncatchable', { form, another }),
      get Drawing() {
        return heartDrawing.current
      },
    }
  }
  const card = readHeartCard(code)
  if (!card) return null
  const [colour, kind] = [COLOURS[card.colour], KINDS[card.mark]]
  return {
    name: (form, another) => t('cards-heart', { form, another, colour, kind }),
    get Drawing() {
      return heartDrawing.current
    },
  }
}
