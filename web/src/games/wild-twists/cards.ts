/** The Wilds: one a suit, declared highest or lowest when it is played. */
import { LazyDrawing } from '../../cards/drawing.svelte'
import type { CardFace } from '../../cards/face'
import { SUIT_KEYS } from '../../cards/suits'
import { t } from '../../language/language.svelte'
import { readWild, wildOrder } from './notation'

export const wildDrawing = new LazyDrawing(() => import('./WildFace.svelte'))

export default function wildCard(code: string): CardFace | null {
  const wild = readWild(code)
  if (!wild) return null
  const { suit } = wild
  const as = wild.declared ?? undefined
  return {
    name: (form) => t('cards-wild', { form, suit: SUIT_KEYS[suit], as: as ?? 'hand' }),
    get Drawing() {
      return wildDrawing.current
    },
    order: wildOrder(wild),
    ...(as ? {} : { plays: [`${code}+`, `${code}-`] }),
    get declared() {
      return as && t('cards-wild-declared', { as })
    },
    get called() {
      return as && t('cards-wild-called', { as })
    },
  }
}
