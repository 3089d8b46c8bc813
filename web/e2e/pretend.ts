/** What the server tells, changed on its way to the page: for what chance rarely shows. */
import type { Page } from '@playwright/test'
import { heartbeatOf } from '../src/wire/heartbeat'
import { Baseline } from '../src/wire/baseline'
import type { Snapshot, Update } from '../src/wire/types'

/** Changes every snapshot on its way to the page. */
export async function pretend(page: Page, change: (snapshot: Snapshot) => void) {
  await page.routeWebSocket(/\/live/, (socket) => {
    const kept = new Baseline()
    socket.connectToServer().onMessage((message) => {
      if (heartbeatOf(String(message)) !== null) return
      const update = structuredClone(kept.read(String(message)))
      change(update.snapshot)
      socket.send(JSON.stringify(update))
    })
  })
}

/**
 * Lets a test tell the page what the server would: events, and what changes in the snapshot with them. The change
 * stays, whatever the server goes on to tell.
 */
export async function prompter(page: Page) {
  type Change = (told: Snapshot) => object
  type Tell = (events: object[], change?: Change) => void
  // A page may be drawn before the server has told it anything: until then it is kept.
  const early: Parameters<Tell>[] = []
  const keep: Tell = (...told) => void early.push(told)
  let tell = keep
  page.on('request', (request) => {
    if (request.isNavigationRequest()) tell = keep
  })
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer()
    const kept = new Baseline()
    let stays: Change = () => ({})
    const send = (told: Update) => {
      const snapshot = { ...told.snapshot, ...stays(told.snapshot) }
      socket.send(JSON.stringify({ ...told, snapshot }))
    }
    server.onMessage((message) => {
      if (heartbeatOf(String(message)) !== null) return
      let last = kept.read(String(message))
      send(last)
      tell = (events, change = () => ({})) => {
        const version = last.version + 1
        stays = change
        last = { ...last, version, snapshot: { ...last.snapshot, version } }
        send({ ...last, events } as Update)
      }
      for (const told of early.splice(0)) tell(...told)
    })
  })
  return (...told: Parameters<Tell>) => tell(...told)
}
