/** Asks again what was not answered: a server that is being restarted is back, or another answers, within seconds. */
import { RequestError } from './api'

/** How long to wait before each further try, in milliseconds: ten seconds in all. */
export const WAITS = [200, 400, 800, 1_600, 3_000, 4_000]

/** Before which try it is said that there is trouble: shorter gaps are nobody's concern. */
const SAID = 2

/** What a proxy answers where there is no server behind it. */
const NO_SERVER = [502, 503, 504]

/** What a server answers that goes, or that waits for others to go. */
const GOING = ['unreachable', 'stopping', 'upgrading']

/** Whether an error tells nothing but that no server was there that could do it. */
export function nobodyThere(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  const { code, status } = error
  return GOING.includes(code) || (code === 'error' && NO_SERVER.includes(status))
}

/**
 * The answer to a request, which is sent until there is one. For requests that do nothing the second time: those that name
 * the version they were made from. Where it takes longer, `trouble` is told once.
 */
export async function again<Answer>(
  request: () => Promise<Answer>,
  trouble: (error: RequestError) => void,
): Promise<Answer> {
  for (const [tries, wait] of WAITS.entries()) {
    try {
      return await request()
    } catch (error) {
      if (!nobodyThere(error)) throw error
      if (tries === SAID) trouble(error)
      await new Promise((wake) => setTimeout(wake, wait))
    }
  }
  return request()
}
