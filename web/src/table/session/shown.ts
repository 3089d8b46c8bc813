/** What the middle of a table uses of its session: of the match that is played (`Session`), or of one that is replayed. */
import type { Announcer } from '../log/announcer.svelte'
import type { Choices } from '../model/choices'
import type { TableSession } from '../model/game'
import type { Drag } from '../motion/drag.svelte'
import type { Anchors } from '../motion/motion'
import type { Bubbles } from './bubbles.svelte'
import type { Mounting } from './mounting.svelte'

/** What the seats, the trick, passes in flight and the choice after a moon use. */
export interface FieldSession extends TableSession {
  readonly anchors: Anchors
  readonly announcer: Announcer
  readonly bubbles: Bubbles
  readonly choices: Choices
  readonly drag: Drag
  readonly mounting: Mounting
  /** Ends a notice before its time. */
  skip(): void
}
