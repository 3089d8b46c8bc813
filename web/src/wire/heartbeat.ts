/** What the server says of a connection on which nothing happens. */
export interface Beat {
  /** Within how many seconds it says something again. */
  beat: number
  /** Whether it wants to hear that the page is awake: a browser keeps the connection of a page open that it has frozen. */
  answer?: boolean
}

/** What answers a beat. */
export const AWAKE = 'awake'

/** The beat that a message is; null where it is an update. */
export function beatOf(message: string): Beat | null {
  return message.startsWith('{"beat":') ? (JSON.parse(message) as Beat) : null
}
