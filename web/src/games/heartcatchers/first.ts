/** The cards of the first view: the hearts. */
import type { FirstCards, ReadFirst } from '../../cards/first'
import { heartFace, uncatchableFace } from './drawn'
import { readHeartCard } from './notation'

const read: ReadFirst = (code, { word }) => {
  if (code === 'U') return { face: uncatchableFace(code, word) }
  const card = readHeartCard(code)
  return card && { face: heartFace(card, word) }
}

export default { read } satisfies FirstCards
