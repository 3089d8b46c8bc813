/** What the player asks of the server at a table: one request at a time. */
import { again } from '../../wire/retry'
import * as api from '../../wire/api'
import type { Accepted, Autoplay, Settings, Snapshot, Suggestion, Update } from '../../wire/types'
import { inCompany } from '../../seats/people'
import type { Scene } from '../model/scene'

/** What requests need of the page. */
export interface Page {
  /** What is shown. */
  scene(): Scene | null
  /** Shows a sentence. */
  tell(text: string): void
  /** The server has done the request, and will tell of it with that version. */
  done(version: number): void
  /** Shows a snapshot that did not come by the stream. */
  refresh(snapshot: Snapshot): void
}

/** What is said of a press that comes while another is on its way, or while what others did is still shown. */
export const UNDER_WAY = 'One moment: your last move is still on its way.'
export const OTHERS_PLAY = 'One moment: the others are playing.'

/** What the player is asked. What others do meanwhile makes no other question of it. */
const questionOf = ({ snapshot: { view } }: Scene) => JSON.stringify([view.hand_number, view.legal])

export class Requests {
  /** The action that is on its way to the server. */
  sending = $state<string | null>(null)

  constructor(
    private readonly table: string,
    private readonly page: Page,
    private readonly server: typeof api = api,
  ) {}

  async act(action: string) {
    await this.#ask(action, (version) => this.#act(action, version))
  }

  async undo() {
    await this.#ask('undo', (version) => this.server.undo(this.table, { version }))
  }

  /** Plays out a hand in which nothing can change a score; where other people sit they are asked. */
  async finishHand() {
    const scene = this.page.scene()
    if (scene && inCompany(scene.snapshot))
      return this.tell(() => this.server.propose(this.table, 'finish'))
    await this.#ask('finish', (version) => this.server.finish(this.table, { version }))
  }

  answer = (agree: boolean) => this.tell(() => this.server.answer(this.table, agree))

  comeBack = () => this.tell(() => this.server.comeBack(this.table))

  goOnWithMatch = () => this.tell(() => this.server.pause(this.table, false))

  /** Asks the server for something of which the stream tells. */
  async tell(request: () => Promise<unknown>) {
    try {
      await request()
    } catch (error) {
      this.page.tell(api.explained(error))
    }
  }

  /** Plays out a hand whose every trick is the player's own; where other people sit they are asked. */
  async claim() {
    const scene = this.page.scene()
    if (scene && inCompany(scene.snapshot))
      return this.tell(() => this.server.propose(this.table, 'claim'))
    await this.#ask('claim', (version) => this.server.claim(this.table, { version }))
  }

  /** Lets lie what did not follow suit, so that a bot that waits may gather; false where that could not be said. */
  async goOn(): Promise<boolean> {
    const version = this.page.scene()?.snapshot.version
    if (version === undefined) return false
    try {
      await this.#again(() => this.server.goOn(this.table, { version }))
      return true
    } catch (error) {
      // Where the wait is over already there is nothing to say.
      const over = error instanceof api.RequestError && error.status === 409
      if (!over) this.page.tell(api.explained(error))
      return over
    }
  }

  /** For how many seconds bots wait before they gather a trick. */
  async setPatience(patience: number) {
    const autoplay = this.page.scene()?.snapshot.autoplay ?? 'off'
    const refused = await this.#change({ autoplay, patience })
    if (refused) this.page.tell(refused)
  }

  /** The level of the bot that plays for the player while they are away. */
  async setStandIn(stand_in: string) {
    const autoplay = this.page.scene()?.snapshot.autoplay ?? 'off'
    await this.tell(() => this.server.changeSettings(this.table, { autoplay, stand_in }))
  }

  /** For how many milliseconds the player likes a finished trick to stay. */
  async setTrickStays(trick_stays: number) {
    const autoplay = this.page.scene()?.snapshot.autoplay ?? 'off'
    await this.tell(() => this.server.changeSettings(this.table, { autoplay, trick_stays }))
  }

  /** Why it could not be set, for the form that asks; null where it is set. */
  setAutoplay = (autoplay: Autoplay) => this.#change({ autoplay })

  async #change(settings: Settings): Promise<string | null> {
    try {
      await this.server.changeSettings(this.table, settings)
      this.page.refresh(await this.server.snapshot(this.table))
      return null
    } catch (error) {
      return api.explained(error)
    }
  }

  /** What a bot would do; null when the player is asked something else meanwhile. */
  async suggestion(): Promise<Suggestion | null> {
    const scene = this.page.scene()
    try {
      const suggestion = await this.server.suggestion(this.table)
      const now = this.page.scene()
      const stays = scene?.live && now?.live && questionOf(now) === questionOf(scene)
      return stays ? suggestion : null
    } catch (error) {
      this.page.tell(api.explained(error))
      return null
    }
  }

  /** An update with news ends the wait for an answer. */
  hear(update: Update) {
    const shown = this.page.scene()?.snapshot.version
    if (update.events.length > 0 || update.version !== shown) this.sending = null
  }

  async #ask(what: string, request: (version: number) => Promise<Accepted>) {
    const scene = this.page.scene()
    // A second press of the same is done already.
    if (!scene || this.sending === what) return
    if (this.sending) return this.page.tell(UNDER_WAY)
    if (!scene.live) return this.page.tell(OTHERS_PLAY)
    this.sending = what
    try {
      const { version } = await this.#again(() => request(scene.snapshot.version))
      this.page.done(version)
    } catch (error) {
      if (this.sending === what) this.sending = null
      if (!(error instanceof api.RequestError)) throw error
      if (error.code === 'stale-version') await this.#refresh()
      else this.page.tell(error.sentence)
    }
  }

  /** Asks until somebody answers, and says so where that takes time. */
  #again<Answer>(request: () => Promise<Answer>) {
    return again(request, (error) => this.page.tell(`${error.sentence} Trying again…`))
  }

  /** Sends an action. A pass is sent again if another player's pass made its version stale. */
  async #act(action: string, version: number) {
    try {
      return await this.server.act(this.table, { version, action })
    } catch (error) {
      const crossed = error instanceof api.RequestError && error.code === 'stale-version'
      if (!crossed || !action.startsWith('pass ')) throw error
      const { version: now, view } = await this.server.snapshot(this.table)
      const stillAsked = view.legal?.some((entry) => typeof entry !== 'string')
      if (!stillAsked) throw error
      return await this.server.act(this.table, { version: now, action })
    }
  }

  async #refresh() {
    try {
      this.page.refresh(await this.server.snapshot(this.table))
    } catch {
      // The stream brings it when the link is back.
    }
  }
}
