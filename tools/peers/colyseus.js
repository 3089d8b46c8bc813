// Hearts with Colyseus: what all may know is the room's state, a player's own cards are a message to that player.
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { act, legalCards, mustPass, newMatch, playBots } from './hearts.js'

// Lists are texts: whatever is shorter to encode is in this room's favour.
const Table = schema({
  version: t.uint32(),
  events: t.string(),
  hand: t.uint16(),
  phase: t.string(),
  turn: t.uint8(),
  trick: t.string(),
  broken: t.boolean(),
  taken: t.string(),
  totals: t.string(),
  counts: t.string(),
})

class HeartsRoom extends Room {
  maxClients = 16
  // An action is told at once, and not up to 50 ms later as it would be by default.
  patchRate = null

  onCreate() {
    this.match = newMatch()
    this.state = new Table()
    this.show()
    this.onMessage('act', (client, action) => {
      this.match.events = []
      if (client !== this.person || !act(this.match, 0, action)) {
        client.send('refused', 0)
        return
      }
      playBots(this.match)
      this.show()
      this.broadcastPatch()
      this.deal(client)
    })
    // Whoever watches asks for the present when they are ready to be told.
    this.onMessage('ready', (client) => {
      if (client === this.person) this.deal(client)
    })
  }

  onJoin(client, options) {
    if (options.person) this.person ??= client
  }

  show() {
    const { match, state } = this
    state.version = match.version
    state.events = match.events.join(' ')
    state.hand = match.hand
    state.phase = match.phase
    state.turn = match.turn
    state.trick = match.trick.map(({ seat, card }) => seat * 64 + card).join(' ')
    state.broken = match.broken
    state.taken = match.taken.join(' ')
    state.totals = match.totals.join(' ')
    state.counts = match.hands.map((hand) => hand.length).join(' ')
  }

  deal(client) {
    const { match } = this
    client.send('hand', {
      version: match.version,
      cards: match.hands[0],
      legal: legalCards(match, 0),
      pass: mustPass(match, 0),
    })
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('hearts', HeartsRoom)
await server.listen(Number(process.argv[2] ?? 0), '127.0.0.1')
console.log(`Colyseus is at http://127.0.0.1:${http.address().port}`)
