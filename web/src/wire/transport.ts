/** The two ways on which a table's updates come: a WebSocket, or server-sent events where no WebSocket gets through. */
import { AWAKE, beatOf } from './heartbeat'
import { keepHere, recallHere } from '../settings/storage'
import type { Connect, Events } from './reconnecting'

/** After so many WebSockets in a row that brought nothing it is found out whether that is the server's fault. */
const FAILURES = 2

/** A WebSocket on which nothing has come for so many milliseconds may never bring anything. The server speaks at once. */
const SLOW = 5_000

/** Where this window keeps that no WebSocket gets through. */
const KEY = 'no-websocket'

/** The addresses of a stream. */
export interface Ways {
  socket: string
  events: string
}

/** Whether the server answers requests. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Connects to a stream over a WebSocket. Where WebSockets fail though the server answers requests, something on the way lets
 * none through, and this window takes events from then on. Where those fail as well, WebSockets are tried again.
 */
export function eitherWay(ways: () => Ways): Connect {
  let eventsAlone = recallHere<boolean>(KEY) === true
  /** How many connections of the kind that is tried have brought nothing, one after the other. */
  let failed = 0

  function prefer(events: boolean) {
    failed = 0
    if (eventsAlone !== events) keepHere(KEY, events || null)
    eventsAlone = events
  }

  return (heard: Events) => {
    let over = false
    let close = () => {}

    function takeEvents() {
      const source = new EventSource(ways().events)
      let opened = false
      source.onopen = () => {
        opened = true
        prefer(true)
        heard.opened()
      }
      source.onmessage = ({ data }) => heard.said(String(data))
      // A browser tries again by itself, but not after every failure.
      source.onerror = () => {
        if (!opened && ++failed >= FAILURES) prefer(false)
        heard.ended()
      }
      close = () => source.close()
    }

    function takeSocket(otherwise: () => void) {
      const socket = new WebSocket(ways().socket)
      let came = false
      const slow = setTimeout(() => {
        void answers().then((well) => {
          if (over || came || !well) return
          close()
          socket.onclose = null
          takeEvents()
        })
      }, SLOW)
      socket.onopen = heard.opened
      socket.onmessage = ({ data }) => {
        if (!came) prefer(false)
        came = true
        clearTimeout(slow)
        if (beatOf(String(data))?.answer) socket.send(AWAKE)
        heard.said(String(data))
      }
      socket.onclose = () => {
        clearTimeout(slow)
        if (over) return
        if (came) heard.ended()
        else otherwise()
      }
      close = () => {
        clearTimeout(slow)
        socket.close()
      }
    }

    /** The server may only have been away for a moment: once it answers, a WebSocket shows what gets through. */
    async function findOut() {
      const well = ++failed >= FAILURES && (await answers())
      if (over) return
      if (well) takeSocket(takeEvents)
      else heard.ended()
    }

    if (eventsAlone) takeEvents()
    else takeSocket(() => void findOut())
    return () => {
      over = true
      close()
    }
  }
}
