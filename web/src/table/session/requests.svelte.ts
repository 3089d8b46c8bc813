/** The player's requests to a table, one at a time. */
import { t } from '../../language/language.svelte'
import { retry } from '../../wire/retry'
import * as api from '../../wire/table-api'
import type { Accepted, Autoplay, Settings, Snapshot, Suggestion, Update } from '../../wire/types'
import { isMultiplayer } from '../../seats/people'
import { refusalText } from '../model/refusals'
import type { Scene } from '../model/scene'

/** What requests need of the page. */
export interface RequestHost {
  scene(): Scene | null
  showNote(text: string): void
  /** The server has accepted the request; the stream will bring that version. */
  accepted(version: number): void
  /** Shows a snapshot that did not come from the stream. */
  refresh(snapshot: Snapshot): void
}

/** What a bot would do, and why in the language of the page. */
export type Advice = Omit<Suggestion, 'reason'> & { reason: string | null }

/** Answers to a press while another request is under way, and while the moves of others are still being shown. */
export const UNDER_WAY = 'sentences-under-way'
export const OTHERS_PLAY = 'sentences-others-play'

/** Identifies what the player has to decide; the moves of others do not change it. */
const questionOf = ({ snapshot: { view } }: Scene) => JSON.stringify([view.hand_number, view.legal])

export class Requests {
  /** The action that was sent and not yet answered. */
  sending = $state<string | null>(null)

  constructor(
    private readonly table: string,
    private readonly host: RequestHost,
    private readonly server: typeof api = api,
  ) {}

  async act(action: string) {
    await this.#sendVersioned(action, (version) => this.#sendAction(action, version))
  }

  async undo() {
    await this.#sendVersioned('undo', (version) => this.server.undo(this.table, { version }))
  }

  /** Plays out a hand in which no score can change; at a multiplayer table it is proposed to the others. */
  async finishHand() {
    const scene = this.host.scene()
    if (scene && isMultiplayer(scene.snapshot))
      return this.send(() => this.server.propose(this.table, 'finish'))
    await this.#sendVersioned('finish', (version) => this.server.finish(this.table, { version }))
  }

  answer = (agree: boolean) => this.send(() => this.server.answer(this.table, agree))

  comeBack = () => this.send(() => this.server.comeBack(this.table))

  resumeMatch = () => this.send(() => this.server.pause(this.table, false))

  /** Sends a request whose effect the stream will bring. */
  async send(request: () => Promise<unknown>) {
    try {
      await request()
    } catch (error) {
      this.host.showNote(api.errorText(error))
    }
  }

  /** Plays out a hand whose tricks all go to the player; at a multiplayer table it is proposed to the others. */
  async claim() {
    const scene = this.host.scene()
    if (scene && isMultiplayer(scene.snapshot))
      return this.send(() => this.server.propose(this.table, 'claim'))
    await this.#sendVersioned('claim', (version) => this.server.claim(this.table, { version }))
  }

  /** Ends a bot's wait before it gathers the trick; false when the server could not be reached. */
  async goOn(): Promise<boolean> {
    const version = this.host.scene()?.snapshot.version
    if (version === undefined) return false
    try {
      await this.#retry(() => this.server.goOn(this.table, { version }))
      return true
    } catch (error) {
      // Conflict: the wait is over already.
      const over = error instanceof api.RequestError && error.status === 409
      if (!over) this.host.showNote(api.errorText(error))
      return over
    }
  }

  /** How many seconds bots wait before they gather a trick. */
  async setPatience(patience: number) {
    const autoplay = this.host.scene()?.snapshot.autoplay ?? 'off'
    const refused = await this.#change({ autoplay, patience })
    if (refused) this.host.showNote(refused)
  }

  /** The level of the bot that plays while the player is sitting out. */
  async setStandIn(stand_in: string) {
    const autoplay = this.host.scene()?.snapshot.autoplay ?? 'off'
    await this.send(() => this.server.changeSettings(this.table, { autoplay, stand_in }))
  }

  /** How long the player wants a finished trick to stay, in milliseconds. */
  async setTrickStays(trick_stays: number) {
    const autoplay = this.host.scene()?.snapshot.autoplay ?? 'off'
    await this.send(() => this.server.changeSettings(this.table, { autoplay, trick_stays }))
  }

  /** The error for the form that asks; null when it is set. */
  setAutoplay = (autoplay: Autoplay) => this.#change({ autoplay })

  async #change(settings: Settings): Promise<string | null> {
    try {
      await this.server.changeSettings(this.table, settings)
      this.host.refresh(await this.server.snapshot(this.table))
      return null
    } catch (error) {
      return api.errorText(error)
    }
  }

  /** What a bot would do; null when the player has something else to decide by then. */
  async suggestion(): Promise<Advice | null> {
    const scene = this.host.scene()
    // Without them, the reason is shown as the server says it.
    const reasons = import('../sentences/reasons').catch(() => null)
    try {
      const { reason, ...suggestion } = await this.server.suggestion(this.table)
      const words = await reasons
      const now = this.host.scene()
      const stays = scene?.live && now?.live && questionOf(now) === questionOf(scene)
      if (!stays) return null
      const why = reason && (words?.reasonText(reason) ?? reason.sentence)
      return { ...suggestion, reason: why }
    } catch (error) {
      this.host.showNote(api.errorText(error))
      return null
    }
  }

  /** A new update ends the wait for an answer. */
  settle(update: Update) {
    const shown = this.host.scene()?.snapshot.version
    if (update.events.length > 0 || update.version !== shown) this.sending = null
  }

  async #sendVersioned(what: string, request: (version: number) => Promise<Accepted>) {
    const scene = this.host.scene()
    // A second press of the same button is ignored.
    if (!scene || this.sending === what) return
    if (this.sending) return this.host.showNote(t(UNDER_WAY))
    if (!scene.live) return this.host.showNote(t(OTHERS_PLAY))
    this.sending = what
    try {
      const { version } = await this.#retry(() => request(scene.snapshot.version))
      this.host.accepted(version)
    } catch (error) {
      if (this.sending === what) this.sending = null
      if (!(error instanceof api.RequestError)) throw error
      if (error.code === 'stale-version') await this.#refresh()
      else
        this.host.showNote(
          error.reason ? refusalText(error.reason, scene.snapshot.game) : error.sentence,
        )
    }
  }

  /** Retries until a server answers, with a note when that takes long. */
  #retry<Answer>(request: () => Promise<Answer>) {
    return retry(request, (error) =>
      this.host.showNote(t('sentences-trying-again', { problem: error.sentence })),
    )
  }

  /** Sends an action. A pass is sent again when another player's pass made its version stale. */
  async #sendAction(action: string, version: number) {
    try {
      return await this.server.act(this.table, { version, action })
    } catch (error) {
      const crossed = error instanceof api.RequestError && error.code === 'stale-version'
      if (!crossed || !action.startsWith('pass ')) throw error
      const { version: now, view } = await this.server.snapshot(this.table)
      const stillDue = view.legal?.some((entry) => typeof entry !== 'string')
      if (!stillDue) throw error
      return await this.server.act(this.table, { version: now, action })
    }
  }

  async #refresh() {
    try {
      this.host.refresh(await this.server.snapshot(this.table))
    } catch {
      // The stream brings it when it reconnects.
    }
  }
}
