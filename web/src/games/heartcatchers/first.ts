/** The cards of the first view: the hearts. */
import type { FirstCards, ReadFirst } from '../../cards/first'
import { heartFace, uncatchableFace } from './drawn'
import { readHeartCard } from './notation'

const read: ReadFirst = (code) => {
  if (code === 'U') return { face: uncatchableFace(code) }
  const card = readHeartCard(code)
  return card && { face: heartFace(card) }
}

export default { read } satisfies FirstCards
