/** The hearts in three colours, and the Uncatchables. */
import type { CardFace } from '../../cards/face'
import HeartFace from './HeartFace.svelte'
import { readHeartCard, type Colour, type Mark } from './notation'
import UncatchableFace from './UncatchableFace.svelte'

const COLOURS: Record<Colour, string> = { R: 'red', G: 'green', B: 'blue' }
const MARKS: Record<Mark, string> = {
  b: 'Blank',
  u: 'Ultimate Love',
  h: 'Heartbreaker',
  c: 'Change-of-Heart',
}

export default function heartCard(code: string): CardFace | null {
  if (code === 'U') return { name: 'Uncatchable', article: 'an', Drawing: UncatchableFace }
  const card = readHeartCard(code)
  return (
    card && {
      name: `${COLOURS[card.colour]} ${MARKS[card.mark]}`,
      article: 'a',
      Drawing: HeartFace,
    }
  )
}
