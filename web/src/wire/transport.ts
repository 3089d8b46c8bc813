/** The two transports of a table's updates: a WebSocket, or server-sent events where no WebSocket gets through. */
import { AWAKE, heartbeatOf } from './heartbeat'
import { keepInTab, recallInTab } from '../settings/storage'
import type { Transport, TransportEvents } from './reconnecting'

/** After this many failed connections in a row the other transport is considered. */
const FAILURES = 2

/** A WebSocket without a message for this many milliseconds may be blocked: the server sends one at once. */
const SLOW = 5_000

/** Stored in this tab when no WebSocket gets through. */
const KEY = 'no-websocket'

export interface StreamUrls {
  socket: string
  events: string
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Connects over a WebSocket. When WebSockets fail although the server answers requests, something on the way blocks them,
 * and this tab uses events from then on. When those fail as well, it tries WebSockets again.
 */
export function socketOrEvents(urls: () => StreamUrls): Transport {
  let eventsOnly = recallInTab<boolean>(KEY) === true
  /** How many connections in a row have failed without a message. */
  let failed = 0

  function setEventsOnly(wanted: boolean) {
    failed = 0
    if (eventsOnly !== wanted) keepInTab(KEY, wanted || null)
    eventsOnly = wanted
  }

  return (events: TransportEvents) => {
    let over = false
    let close = () => {}

    function openEvents() {
      const source = new EventSource(urls().events)
      let opened = false
      source.onopen = () => {
        opened = true
        setEventsOnly(true)
        events.opened()
      }
      source.onmessage = ({ data }) => events.received(String(data))
      // A browser does not retry after every failure.
      source.onerror = () => {
        if (!opened && ++failed >= FAILURES) setEventsOnly(false)
        events.closed()
      }
      close = () => source.close()
    }

    function openSocket(onfail: () => void) {
      const socket = new WebSocket(urls().socket)
      let alive = false
      const slow = setTimeout(() => {
        void serverAnswers().then((up) => {
          if (over || alive || !up) return
          close()
          socket.onclose = null
          openEvents()
        })
      }, SLOW)
      socket.onopen = events.opened
      socket.onmessage = ({ data }) => {
        if (!alive) setEventsOnly(false)
        alive = true
        clearTimeout(slow)
        if (heartbeatOf(String(data))?.answer) socket.send(AWAKE)
        events.received(String(data))
      }
      socket.onclose = () => {
        clearTimeout(slow)
        if (over) return
        if (alive) events.closed()
        else onfail()
      }
      close = () => {
        clearTimeout(slow)
        socket.close()
      }
    }

    /** Falls back to events if the server answers while another WebSocket fails as well. */
    async function diagnose() {
      const up = ++failed >= FAILURES && (await serverAnswers())
      if (over) return
      if (up) openSocket(openEvents)
      else events.closed()
    }

    if (eventsOnly) openEvents()
    else openSocket(() => void diagnose())
    return () => {
      over = true
      close()
    }
  }
}
