/** Whether others have said something at the table that the player has not read. */
import type { Snapshot } from '../wire/types'
import { hears } from './muting.svelte'

type Heard = Pick<Snapshot, 'life' | 'you'>

export class Unread {
  /** The number of the last thing that was read. */
  #read = $state(-1)

  /** Counts as read what has been said so far. */
  read({ life }: Heard) {
    this.#read = Math.max(this.#read, life.talk.at(-1)?.number ?? -1)
  }

  /** Whether there is something that the player wants to hear and has not read. */
  in({ life, you }: Heard): boolean {
    return life.talk.some(
      ({ number, seat, name, said }) => number > this.#read && seat !== you && hears(name, said),
    )
  }
}
