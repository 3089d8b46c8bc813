/** Starts the real server on a free port with an empty data directory, and stops it at the end. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const BINARY = process.env['MOONSHOT_BIN'] ?? resolve('..', 'target', 'release', 'moonshot')

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export default async function start() {
  if (!existsSync(BINARY)) throw new Error(`There is no server at ${BINARY}: build it first.`)
  const data = mkdtempSync(join(tmpdir(), 'moonshot-e2e-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const server = spawn(BINARY, ['serve', '--listen', url.slice('http://'.length), '--data', data], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(url, server)
  process.env['MOONSHOT_E2E_URL'] = url
  return () => {
    server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

async function answering(url: string, server: ReturnType<typeof spawn>) {
  let ended = false
  server.once('exit', () => (ended = true))
  const until = Date.now() + 20_000
  while (Date.now() < until && !ended) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error(ended ? 'The server stopped at once.' : 'The server does not answer.')
}
