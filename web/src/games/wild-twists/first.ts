/** The cards of the first view: the Wilds. */
import type { FirstCards, ReadFirst } from '../../cards/first'
import { suitColour } from '../../cards/suits'
import { wildFace } from './drawn'
import { readWild, wildOrder } from './notation'

const read: ReadFirst = (code, { fourColours, word }) => {
  const wild = readWild(code)
  return (
    wild && {
      face: wildFace(wild, suitColour(wild.suit, fourColours), word),
      order: wildOrder(wild),
    }
  )
}

export default { read } satisfies FirstCards
