/**
 * Stands before a server and gives out its page as another build would, every file of the page with another name, or in parts; or
 * lets no WebSocket through.
 */
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** The names of built files have a hash of the content. */
const NAME = /([\w.]+-[\w-]{8})\.(js|css|woff2)\b/g
/** So have the folders with messages. */
const FOLDER = /\bassets\/[a-z]{2}(?:-X[AB])?-[\w-]{8}(?=["'`/])/g

/** Longer than a frame. */
const PAUSE_MS = 150

async function inParts(cut: RegExp, from: IncomingMessage, to: ServerResponse) {
  const whole = Buffer.concat((await from.toArray()) as Buffer[]).toString()
  for (const part of whole.split(cut)) {
    to.write(part)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  to.end()
}

export class Front {
  /** Whether the other build is given out. The files of the first are gone then. */
  another = false
  /** Where a page is cut; its parts come some time after each other. */
  cut: RegExp | null = null
  /** What becomes of a WebSocket: it gets through; it is refused, as where nobody asks for one; or nothing ever comes back. */
  sockets: 'through' | 'refused' | 'swallowed' = 'through'
  /** How many WebSockets were asked for. */
  socketsAsked = 0
  readonly #server: Server
  readonly #target: URL

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = createServer((from, to) => this.#forward(from, to))
    this.#server.on('upgrade', (from, socket) => this.#upgrade(from, socket))
  }

  static async before(target: string): Promise<Front> {
    const front = new Front(target)
    await new Promise<void>((listens) => front.#server.listen(0, '127.0.0.1', listens))
    return front
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #forward(from: IncomingMessage, to: ServerResponse) {
    const path = from.url!
    const other = path.includes('.other.')
    if (path.startsWith('/assets/') && other !== this.another) {
      to.writeHead(404).end()
      return
    }
    const headers = { ...from.headers }
    // Its text is read, and it is never taken for the other build's.
    delete headers['accept-encoding']
    delete headers['if-none-match']
    const { hostname, port } = this.#target
    const asked = request(
      {
        hostname,
        port,
        path: path.replace('.other./', '/').replace('.other.', '.'),
        method: from.method,
        headers,
      },
      (answer) => {
        const kind = answer.headers['content-type'] ?? ''
        if (this.cut && kind.includes('html')) {
          to.writeHead(answer.statusCode!, answer.headers)
          void inParts(this.cut, answer, to)
          return
        }
        if (!this.another || !/html|javascript|css/.test(kind)) {
          to.writeHead(answer.statusCode!, answer.headers)
          answer.pipe(to)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const told = { ...answer.headers }
          delete told['content-length']
          delete told['etag']
          to.writeHead(answer.statusCode!, told)
          to.end(
            text
              .replace(NAME, '$1.other.$2')
              .replace(FOLDER, '$&.other.')
              .replace("'moonshot-", "'moonshot-other-"),
          )
        })
      },
    )
    asked.on('error', () => to.destroy())
    // Whoever leaves a stream leaves the server as well.
    to.on('close', () => asked.destroy())
    from.pipe(asked)
  }

  #upgrade(from: IncomingMessage, socket: Duplex) {
    this.socketsAsked += 1
    if (this.sockets === 'swallowed') {
      socket.on('error', () => socket.destroy())
      return
    }
    if (this.sockets === 'refused') {
      socket.end('HTTP/1.1 426 Upgrade Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    const { hostname, port } = this.#target
    const onward = connect(Number(port), hostname, () => {
      const lines = from.rawHeaders.map((part, at) => part + (at % 2 ? '\r\n' : ': '))
      onward.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  }
}
