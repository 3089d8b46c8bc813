/** What the server says of a connection on which nothing happens: within how many seconds it says something again. */
interface Beat {
  beat: number
}

/** The seconds that a message names if it is a beat, and no update. */
export function beatOf(message: string): number | null {
  return message.startsWith('{"beat":') ? (JSON.parse(message) as Beat).beat : null
}
