/** Whether there are chat messages that the player has not read. */
import type { Snapshot } from '../wire/types'
import { showsChat } from './muting.svelte'

type Chat = Pick<Snapshot, 'life' | 'you'>

export class Unread {
  /** The number of the last message that was read. */
  #read = $state(-1)

  /** Marks all messages so far as read. */
  read({ life }: Chat) {
    this.#read = Math.max(this.#read, life.talk.at(-1)?.number ?? -1)
  }

  /** Whether there are unread messages that the player sees. */
  in({ life, you }: Chat): boolean {
    return life.talk.some(
      ({ number, seat, name, said }) =>
        number > this.#read && seat !== you && showsChat(name, said),
    )
  }
}
