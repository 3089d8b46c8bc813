/** In a large window the few cards of a hand are large. */
import { layFan, type Lay } from '../../cards/fan'

/** Up to this width cards have the size of other games. */
const USUAL = 110
/** The most cards and players for larger cards: with more the trick needs the height. */
const FEW = 7
const SEATS = 5

export const layFew: Lay = (room) => {
  const larger = room.dealt <= FEW && room.seats <= SEATS
  const more = larger ? Math.max(0, room.maxCard - USUAL) : 0
  return layFan({ ...room, maxCard: room.maxCard + 0.6 * more })
}
