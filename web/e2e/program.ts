/** The real server as a process: started, killed, started again over the same tables. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const BINARY = process.env['MOONSHOT_BIN'] ?? resolve('..', 'target', 'release', 'moonshot')

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

export class Program {
  private constructor(
    readonly url: string,
    private readonly listen: string,
    private readonly data: string,
    private readonly settings: string[],
    private server: ChildProcess,
  ) {}

  /**
   * Starts a server on a free port with an empty data directory. It listens to this machine alone, or at that address; with
   * these settings.
   */
  static async start(address = '127.0.0.1', ...settings: string[]): Promise<Program> {
    if (!existsSync(BINARY)) throw new Error(`There is no server at ${BINARY}: build it first.`)
    const data = mkdtempSync(join(tmpdir(), 'moonshot-e2e-'))
    const port = await freePort()
    const [url, listen] = [`http://127.0.0.1:${port}`, `${address}:${port}`]
    const program = new Program(url, listen, data, settings, serve(listen, data, settings))
    await program.answering()
    return program
  }

  /** Kills the server as a crash would, and starts another over its tables. */
  async crash() {
    const ended = new Promise((ended) => this.server.once('exit', ended))
    this.server.kill('SIGKILL')
    await ended
    this.server = serve(this.listen, this.data, this.settings)
    await this.answering()
  }

  stop() {
    this.server.kill('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }

  /** What `moonshot verify` says of a table's match; an error where something is wrong with it. */
  async verify(table: string): Promise<string> {
    const answer = await fetch(`${this.url}/api/tables/${table}/transcript`)
    const file = join(this.data, `${table}.json`)
    writeFileSync(file, await answer.text())
    return verified(file)
  }

  private async answering() {
    let ended = false
    this.server.once('exit', () => (ended = true))
    const until = Date.now() + 20_000
    while (Date.now() < until && !ended) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((wake) => setTimeout(wake, 50))
    }
    throw new Error(ended ? 'The server stopped at once.' : 'The server does not answer.')
  }
}

function serve(listen: string, data: string, settings: string[]): ChildProcess {
  return spawn(BINARY, ['serve', '--listen', listen, '--data', data, ...settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** What `moonshot verify` says of a file. */
export function verified(file: string): string {
  return execFileSync(BINARY, ['verify', file], { encoding: 'utf8' })
}
