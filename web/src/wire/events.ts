/** Server-sent events that survive a restart of the server. */
import { Reconnecting } from './reconnecting'

/** Subscribes to the events at a URL; returns a function that unsubscribes. */
export function subscribe(url: string, receive: (text: string) => void): () => void {
  const connection = new Reconnecting(
    ({ opened, received, closed }) => {
      const source = new EventSource(url)
      source.onopen = opened
      source.onmessage = ({ data }) => received(String(data))
      // A browser does not retry after every failure: never after a response that is no stream, such as that of a proxy
      // whose server restarts.
      source.onerror = closed
      return () => source.close()
    },
    { receive },
  )
  return () => connection.close()
}
