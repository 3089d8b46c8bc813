/** The server's heartbeat: a message on an idle connection, which proves that it lives. */
export interface Heartbeat {
  /** The next message comes within this many seconds. */
  beat: number
  /** Whether the server wants an answer: a browser keeps the connection of a frozen page open. */
  answer?: boolean
}

/** The answer to a heartbeat. */
export const AWAKE = 'awake'

/** Reads a heartbeat; null for any other message. */
export function heartbeatOf(message: string): Heartbeat | null {
  return message.startsWith('{"beat":') ? (JSON.parse(message) as Heartbeat) : null
}
