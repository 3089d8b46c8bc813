/** The requests about what the reader practises. */
import { requestJson } from '../../wire/request'
import type {
  HandReplay,
  Practice,
  PracticeAnswer,
  PracticeResult,
  SpotSet,
} from '../../wire/types'

export const practice = () => requestJson<Practice>('GET', '/api/practice')

export const spotsOf = (game: string) =>
  requestJson<SpotSet>('GET', `/api/practice/games/${encodeURIComponent(game)}`)

/** The hand of a spot, through the eyes of its seat. */
export const spotHand = (item: string) =>
  requestJson<HandReplay>('GET', `/api/practice/spots/${encodeURIComponent(item)}`)

/** Notes the first answer, which decides when the exercise comes back; without an action, the solution was looked at. */
export const answer = (wanted: PracticeAnswer) =>
  requestJson<PracticeResult>('POST', '/api/practice/answers', wanted)
