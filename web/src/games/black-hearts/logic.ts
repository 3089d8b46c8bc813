import { t } from '../../language/language.svelte'
import { withTrick } from '../../table/model/change'
import { notice } from '../../table/model/beats'
import { trickDetail } from '../../table/model/scene'
import { namesOf, playerOf, type Names } from '../../table/model/names'
import type { Seat, Snapshot } from '../../wire/types'
import type { GameLogic } from '../../table/model/game-logic'
import { giftWords, pendingGift } from './gifts'
import { giftOf, learnTableSet } from './printed.svelte'

const allCursesText = (seat: Seat, names: Names): string =>
  t('black-hearts-all-curses', { player: playerOf(seat, names) })

/** All six Curses win the match regardless of the totals. */
function decided(snapshot: Snapshot): string | null {
  const { outcome } = snapshot.view
  if (outcome?.reason !== 'all-curses') return null
  return t('black-hearts-decided', { player: playerOf(outcome.winners[0]!, namesOf(snapshot)) })
}

/** A heart that is broken in two. */
const BROKEN_HEART =
  'M10.200 5.500C9 3.800 7.500 2.800 5.800 2.800 2.900 2.800.600 5.200.600 8.400c0 5 4.600 8.800 9.600 13.200L8.600 17l3-4-4-3.500zM13.400 4.500C14.500 3.300 16.200 2.600 18 2.600c3 0 5.400 2.400 5.400 5.800 0 5.400-5.400 9.400-10.600 13.600l-1-4.400 3.400-4.800-4.400-3.600z'

const giftText = (gift: { name: string; text: string }): string =>
  t('black-hearts-gift-turned', giftWords(gift))

export default {
  id: 'black-hearts',
  reduce: (shown, event) =>
    event.kind === 'gift-turned' ? withTrick(shown, { gift: event.gift }) : null,
  pauses: ({ kind }) => kind === 'gift-turned',
  phaseAfter(event, later, next) {
    if (event.kind === 'passed') return later?.kind === 'gift-turned' ? 'gift' : null
    if (event.kind !== 'gift-turned') return null
    if (later?.kind === 'pass-chosen') return 'return'
    return later?.kind === 'played' ? 'play' : next.view.phase
  },
  sound: ({ kind }) => (kind === 'gift-turned' ? 'reveal' : null),
  refusal: ({ code }) => (code === 'must-open-with' ? t('refusals-must-open-with-two') : null),
  sentence(event, names) {
    if (event.kind === 'gift-turned') return giftText(event)
    if (event.kind === 'trick-taken' && event.points > 0)
      return t('black-hearts-takes', {
        player: playerOf(event.seat, names),
        points: event.points,
      })
    return event.kind === 'moon-shot' ? allCursesText(event.seat, names) : null
  },
  beats(event, tempo, names) {
    if (event.kind === 'gift-turned') {
      const text = t('black-hearts-gift-notice', giftWords(event))
      return [{ do: 'apply' }, ...notice({ text, tone: 'highlight', event }, tempo, 1.8)]
    }
    if (event.kind === 'moon-shot') {
      const text = allCursesText(event.seat, names)
      return [{ do: 'apply' }, ...notice({ text, tone: 'warning', event }, tempo, 2)]
    }
    return null
  },
  present(snapshot) {
    const gift = giftOf(trickDetail(snapshot)?.gift)
    return gift ? [giftText(gift)] : []
  },
  decided,
  points: {
    sign: BROKEN_HEART,
    text: (count, pending) =>
      pending
        ? t('table-badge-curses-before', { count, gift: pending })
        : t('table-badge-curses', { count }),
  },
  pending: pendingGift,
  learnTable: learnTableSet,
} satisfies GameLogic
