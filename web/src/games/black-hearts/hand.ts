/** The few cards of a hand are large where the window is. */
import { layFan, type Lay } from '../../cards/fan'

/** Up to this width cards are as large as those of other games. */
const USUAL = 110
/** The most cards that are larger, and the most players: the trick of more needs the height. */
const FEW = 7
const SEATS = 5

export const layFew: Lay = (room) => {
  const larger = room.dealt <= FEW && room.seats <= SEATS
  const more = larger ? Math.max(0, room.maxCard - USUAL) : 0
  return layFan({ ...room, maxCard: room.maxCard + 0.6 * more })
}
