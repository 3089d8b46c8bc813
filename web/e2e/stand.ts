/** Two servers over one PostgreSQL behind nginx, either of which can be restarted while somebody plays. */
import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { BINARY } from './program'

export class Stand {
  #wanted: ((line: string) => void)[] = []
  readonly #ended: Promise<never>

  private constructor(private readonly process: ChildProcess) {
    createInterface(process.stdout!).on('line', (line) => this.#wanted.shift()?.(line))
    this.#ended = new Promise((_, failed) => {
      process.once('exit', () => failed(new Error('What the servers stand on has ended.')))
    })
    this.#ended.catch(() => {})
  }

  /** Starts everything. */
  static async start(): Promise<{ stand: Stand; url: string }> {
    const script = resolve('..', 'tools', 'siege', 'stand.py')
    const stand = new Stand(
      spawn('python3', ['-B', script, BINARY], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    return { stand, url: await stand.#line() }
  }

  /** Stops one of the servers as a host does, and starts it again. */
  async restart(server: 0 | 1) {
    await this.#do(`restart ${server}`)
  }

  /** Holds the match of a table, which is over, against the rules and its seed. */
  async verify(table: string) {
    await this.#do(`verify ${table}`)
  }

  async stop() {
    const gone = new Promise((gone) => this.process.once('exit', gone))
    this.process.stdin!.end()
    await gone
  }

  async #do(what: string) {
    const done = this.#line()
    this.process.stdin!.write(`${what}\n`)
    await done
  }

  #line(): Promise<string> {
    const line = new Promise<string>((heard) => this.#wanted.push(heard))
    return Promise.race([line, this.#ended])
  }
}
