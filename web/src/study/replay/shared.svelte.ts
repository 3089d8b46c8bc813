/** Watching a replay together: this page shows the moment of the leader, or leads. */
import { errorText } from '../../wire/api'
import { subscribe } from '../../wire/events'
import type { LeadRequest, SharedReplay } from '../../wire/types'
import { isSame, type Moment } from './moment'
import * as requests from './requests'

/** The parameter of an address with which a page takes part. */
export const SHARED = 'shared'
/** The shortest time between two moments that a leader sends, in milliseconds. */
const SENDS_EVERY = 250

export interface Shown {
  readonly moment: Moment
  /** Shows a moment, with the cards in motion if it is the next step. */
  followTo(moment: Moment): void
}

export class Shared {
  /** Whether this page takes part. */
  on = $state(false)
  /** Whether it shows what the leader shows. */
  following = $state(true)
  state = $state.raw<SharedReplay | null>(null)
  problem = $state('')
  readonly participants = $derived(this.state?.participants ?? [])
  readonly leader = $derived(this.participants.find(({ leads }) => leads) ?? null)
  readonly leads = $derived(this.leader?.you ?? false)
  /** What the player can do: lead, follow, look for themselves, or lead where nobody does. */
  readonly role = $derived.by(() => {
    if (!this.leader) return 'none'
    if (this.leads) return 'leads'
    return this.following ? 'follows' : 'looks'
  })

  #unsubscribe: (() => void) | null = null
  /** The moment of the leader that this page shows or is about to show. */
  #followed: Moment | null = null
  /** The moment that was sent last, and when the next may be. */
  #sent: Moment | null = null
  #next = 0
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly shown: Shown,
  ) {}

  /** Takes part; the player who starts it leads. */
  async join(starts = false): Promise<void> {
    if (this.on) return
    this.on = true
    this.following = true
    // The stream belongs to the identity that this request gives.
    if (!(await this.#ask({}))) {
      this.on = false
      return
    }
    if (!this.on) return
    let starting = starts
    this.#unsubscribe = subscribe(requests.sharedEvents(this.table), (text) => {
      this.#receive(JSON.parse(text) as SharedReplay)
      if (starting && !this.leader) void this.lead()
      starting = false
    })
  }

  leave(): void {
    this.on = false
    this.#unsubscribe?.()
    this.#unsubscribe = this.#followed = this.#sent = this.state = null
    clearTimeout(this.#later)
  }

  /** The page shows another moment: the others are led there, or this page no longer follows. */
  moved(moment: Moment): void {
    if (!this.on || !this.state) return
    if (this.leads) this.#send()
    else if (this.leader && this.following && this.#followed && !isSame(moment, this.#followed))
      this.following = false
  }

  /** Follows the leader again. */
  follow(): void {
    this.following = true
    this.#show()
  }

  /** Looks at other moments than the leader. */
  look(): void {
    this.following = false
  }

  /** Leads, where nobody does. */
  async lead(): Promise<void> {
    this.following = true
    await this.#ask({ moment: momentOf(this.shown.moment) })
  }

  /** Lets another participant lead. */
  async handOver(leader: string): Promise<void> {
    await this.#ask({ leader })
  }

  #receive(state: SharedReplay) {
    const led = this.leads
    this.state = state
    // A new leader begins where the last one was.
    if (!this.leads || !led) this.#show()
  }

  #show() {
    const moment = this.state?.moment
    if (!moment || !this.following) return
    this.#followed = moment
    if (this.leads) this.#sent = moment
    if (!isSame(moment, this.shown.moment)) this.shown.followTo(moment)
  }

  /** Sends the present moment, but not more often than that. */
  #send() {
    clearTimeout(this.#later)
    const wait = this.#next - Date.now()
    if (wait > 0) {
      this.#later = setTimeout(() => this.#send(), wait)
      return
    }
    const moment = momentOf(this.shown.moment)
    if (!this.leads || (this.#sent && isSame(moment, this.#sent))) return
    this.#sent = moment
    this.#next = Date.now() + SENDS_EVERY
    void this.#ask({ moment })
  }

  async #ask(wanted: LeadRequest): Promise<boolean> {
    try {
      await requests.lead(this.table, wanted)
      this.problem = ''
      return true
    } catch (error) {
      this.problem = errorText(error)
      return false
    }
  }
}

const momentOf = ({ hand, step, eyes }: Moment) => ({ hand, step: step ?? 0, eyes })
