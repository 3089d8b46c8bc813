// Hearts with boardgame.io: one move, which the server alone makes, and a view for each player.
import { createRequire } from 'node:module'
import { act, newMatch, playBots, view } from './hearts.js'

// Its builds for Node are CommonJS.
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE, Stage } = require('boardgame.io/core')

const Hearts = {
  name: 'hearts',
  minPlayers: 4,
  maxPlayers: 4,
  // Nothing is kept to take back.
  disableUndo: true,
  setup: () => newMatch(),
  // The game itself knows whose turn it is.
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    act: {
      client: false,
      move: ({ G, playerID }, action) => {
        G.events = []
        if (!act(G, Number(playerID), action)) return INVALID_MOVE
        playBots(G)
      },
    },
  },
  endIf: ({ G }) => (G.phase === 'over' ? { totals: G.totals } : undefined),
  playerView: ({ G, playerID }) => view(G, playerID === null || playerID === undefined ? null : Number(playerID)),
}

const server = Server({ games: [Hearts], origins: [/.*/] })
const running = await server.run({ port: Number(process.argv[2] ?? 0) })
console.log(`boardgame.io is at http://127.0.0.1:${running.appServer.address().port}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
