/** Server-sent events from a server that may be started anew meanwhile. */
import { Lasting } from './reconnecting'

/** Hears all messages at that address until what is returned is called. */
export function hearEvents(url: string, said: (text: string) => void): () => void {
  const connection = new Lasting(
    ({ opened, said, ended }) => {
      const source = new EventSource(url)
      source.onopen = opened
      source.onmessage = ({ data }) => said(String(data))
      // A browser tries again by itself, but not after every failure: never after an answer that is no stream, as of a proxy
      // whose server is being restarted.
      source.onerror = ended
      return () => source.close()
    },
    { said },
  )
  return () => connection.close()
}
