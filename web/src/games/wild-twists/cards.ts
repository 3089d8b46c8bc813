/** The Wilds: one a suit, declared highest or lowest when it is played. */
import type { CardFace } from '../../cards/face'
import type { Suit } from '../../cards/suits'
import { readWild, wildOrder } from './notation'
import WildFace from './WildFace.svelte'

const NAMES: Record<Suit, string> = { C: 'Club', D: 'Diamond', S: 'Spade', H: 'Heart' }
const CALLED = { highest: 'High', lowest: 'Low' }
const LABELS = { highest: '▲ Highest', lowest: '▼ Lowest' }

export default function wildCard(code: string): CardFace | null {
  const wild = readWild(code)
  if (!wild) return null
  const { suit, declared } = wild
  return {
    name: `Wild ${NAMES[suit]}${declared ? ` as ${declared}` : ''}`,
    article: 'the',
    Drawing: WildFace,
    order: wildOrder(wild),
    ...(declared
      ? { declared: LABELS[declared], called: CALLED[declared] }
      : { plays: [`${code}+`, `${code}-`] }),
  }
}
