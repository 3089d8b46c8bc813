/** The first tiles of a table. */
import type { FirstCards } from '../../cards/first'

export default { tiles: true } satisfies FirstCards
