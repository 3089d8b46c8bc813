/** The tiles of the first view. */
import type { FirstCards } from '../../cards/first'
import { layRack } from './rack'

export default { tiles: true, lay: layRack } satisfies FirstCards
