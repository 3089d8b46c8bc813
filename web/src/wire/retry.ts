/** Retries requests that no server answered: within seconds a restarted server is back, or another takes over. */
import { RequestError } from './api'

/** The delay before each retry, in milliseconds: ten seconds in all. */
export const WAITS = [200, 400, 800, 1_600, 3_000, 4_000]

/** The retry before which `onTrouble` is called: shorter gaps go unmentioned. */
const TROUBLE = 2

/** What a proxy answers without a server behind it. */
const NO_SERVER = [502, 503, 504]

/** The error codes of a server that stops, or that waits for others to stop. */
const STOPPING = ['unreachable', 'stopping', 'upgrading']

/** Whether an error says only that no server could take the request. */
export function isUnavailable(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  const { code, status } = error
  return STOPPING.includes(code) || (code === 'error' && NO_SERVER.includes(status))
}

/**
 * Sends a request until a server answers. Only for idempotent requests, such as those that name the version they were made
 * from. Calls `onTrouble` once when that takes long.
 */
export async function retry<Answer>(
  request: () => Promise<Answer>,
  onTrouble: (error: RequestError) => void,
): Promise<Answer> {
  for (const [tries, wait] of WAITS.entries()) {
    try {
      return await request()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (tries === TROUBLE) onTrouble(error)
      await new Promise((wake) => setTimeout(wake, wait))
    }
  }
  return request()
}
