import { withTrick } from '../../table/change'
import { notice } from '../../table/choreography'
import { trickDetail } from '../../table/scene'
import { does, namesOf, type Names } from '../../table/names'
import type { Seat, Snapshot } from '../../wire/types'
import type { GamePart } from '../part'
import { countingGift, giftOf, learnTableSet } from './printed.svelte'

function allCursesText(seat: Seat, names: Names): string {
  return `${does(seat, names, 'took', 'took')} all six Curses!`
}

/** All six Curses win the match, whatever the totals. */
function decided(snapshot: Snapshot): string | null {
  const { outcome } = snapshot.view
  if (outcome?.reason !== 'all-curses') return null
  return `${does(outcome.winners[0]!, namesOf(snapshot), 'took', 'took')} all six Curses in one hand.`
}

function giftText({ name, text }: { name: string; text: string }): string {
  return `The gift is ${name}: ${text}`
}

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
  sentence(event, names) {
    if (event.kind === 'gift-turned') return giftText(event)
    return event.kind === 'moon-shot' ? allCursesText(event.seat, names) : null
  },
  beats(event, tempo, names) {
    if (event.kind === 'gift-turned') {
      const text = `${event.name}: ${event.text}`
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
  pending: (snapshot) => countingGift(snapshot)?.name ?? null,
  learnTable: learnTableSet,
} satisfies GamePart
