/** The Wilds: one a suit, declared highest or lowest when it is played. */
import type { CardFace } from '../../cards/face'
import { SUIT_KEYS } from '../../cards/suits'
import { t } from '../../language/language.svelte'
import { readWild, wildOrder } from './notation'
import WildFace from './WildFace.svelte'

export default function wildCard(code: string): CardFace | null {
  const wild = readWild(code)
  if (!wild) return null
  const { suit, declared: as } = wild
  const face = {
    name: (form: string) => t('cards-wild', { form, suit: SUIT_KEYS[suit], as: as ?? 'hand' }),
    Drawing: WildFace,
    order: wildOrder(wild),
  }
  if (!as) return { ...face, plays: [`${code}+`, `${code}-`] }
  return {
    ...face,
    get declared() {
      return t('cards-wild-declared', { as })
    },
    get called() {
      return t('cards-wild-called', { as })
    },
  }
}
