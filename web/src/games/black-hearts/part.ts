import { withTrick } from '../../table/change'
import { notice } from '../../table/choreography'
import type { GamePart } from '../part'
import { learnCardSet } from './printed.svelte'

export default {
  id: 'black-hearts',
  reduce: (shown, event) =>
    event.kind === 'gift-turned' ? withTrick(shown, { gift: event.gift }) : null,
  sentence: (event) =>
    event.kind === 'gift-turned' ? `The gift is ${event.name}: ${event.text}` : null,
  beats(event, tempo) {
    if (event.kind !== 'gift-turned') return null
    const text = `${event.name}: ${event.text}`
    return [{ do: 'apply' }, ...notice({ text, tone: 'highlight' }, tempo, 1.6)]
  },
  learn: (offered) => learnCardSet(offered.card_set),
} satisfies GamePart
