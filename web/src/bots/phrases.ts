/**
 * The quick phrases with which bots react to events. Pure, and based on public information only: every page at a table
 * shows the same, and the phrases reveal no hidden cards.
 */
import type { Seat, Sign, Snapshot, TableEvent } from '../wire/types'
import { featuresOf, numberOf, type Temper } from './features'

/** A bot uses a quick phrase. */
export interface Remark {
  seat: Seat
  sign: Sign
}

type Occasion = 'begin' | 'end' | 'greeted' | 'moon' | 'gave-queen' | 'took-queen'

/** The phrase of each temper on an occasion, and its probability in percent. */
const SAYS: Record<Temper, Partial<Record<Occasion, readonly [Sign, number]>>> = {
  cheerful: {
    begin: ['hello', 90],
    end: ['good-game', 90],
    greeted: ['hello', 100],
    moon: ['wow', 90],
    'gave-queen': ['sorry', 60],
    'took-queen': ['laugh', 60],
  },
  courteous: {
    begin: ['hello', 100],
    end: ['good-game', 100],
    greeted: ['hello', 100],
    moon: ['nice', 100],
    'gave-queen': ['sorry', 80],
  },
  lively: {
    begin: ['hello', 60],
    end: ['good-game', 60],
    greeted: ['hello', 80],
    moon: ['wow', 70],
    'gave-queen': ['laugh', 50],
    'took-queen': ['wow', 70],
  },
  dry: { end: ['good-game', 50], moon: ['nice', 40], greeted: ['hello', 40] },
  quiet: { end: ['good-game', 40], greeted: ['hello', 60] },
}

/** The reaction of a bot to an event; null for none. At most one bot reacts. */
export function remarkOf(event: TableEvent, snapshot: Snapshot): Remark | null {
  const found = occasionOf(event, snapshot)
  if (!found) return null
  const { occasion, seats } = found
  for (const seat of seats) {
    const info = snapshot.seats[seat]
    if (!info?.bot) continue
    const said = SAYS[featuresOf(info.name).temper][occasion]
    // Seeded by the table and its version: every page, also after a reload, shows the same.
    const chance = numberOf([snapshot.table, snapshot.view.hand_number, occasion, seat].join(' '))
    if (said && chance % 100 < said[1]) return { seat, sign: said[0] }
  }
  return null
}

/** The occasion of an event, and the seats that may react, the first one first. */
function occasionOf(
  event: TableEvent,
  { seats, lesson }: Snapshot,
): { occasion: Occasion; seats: Seat[] } | null {
  if (lesson) return null
  const all = seats.map((_, seat) => seat)
  switch (event.kind) {
    case 'dealt':
      return event.hand === 1 ? { occasion: 'begin', seats: all } : null
    case 'trick-taken': {
      const queen = event.cards.find(({ card }) => card === 'QS')
      // In games where she costs nothing she does not count.
      if (!queen || event.points < 10) return null
      return queen.seat !== event.seat && !seats[event.seat]?.bot
        ? { occasion: 'gave-queen', seats: [queen.seat] }
        : { occasion: 'took-queen', seats: [event.seat] }
    }
    case 'moon-shot':
      return { occasion: 'moon', seats: all.filter((seat) => seat !== event.seat) }
    case 'match-over':
      return { occasion: 'end', seats: all }
    case 'said':
      if (!('sign' in event.said) || event.said.sign !== 'hello') return null
      return { occasion: 'greeted', seats: all }
    default:
      return null
  }
}
