/** Loads the hands of exercises: of a match once, and of a spot. */
import { loadGame } from '../../table/model/games'
import { LoadedHand } from '../replay/hand'
import { HandLoader } from '../replay/loader'
import type { Exercise } from './exercise'
import * as requests from './requests'

export class Positions {
  readonly #matches = new Map<string, HandLoader>()

  async load({ game, table, hand, seat, item }: Exercise): Promise<LoadedHand> {
    await loadGame(game)
    if (table === null) return new LoadedHand(await requests.spotHand(item ?? ''))
    const match = this.#matches.get(table) ?? new HandLoader(table)
    this.#matches.set(table, match)
    return match.load(hand, seat)
  }
}
