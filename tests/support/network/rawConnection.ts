import { connect } from 'node:net'

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** One connection, over which a test sends whatever bytes it likes. */
export interface Wire {
  write(bytes: string | Uint8Array): void
  /** The next answer on this connection, or `closed` when the other side ends it first. */
  next(): Promise<WireAnswer | 'closed'>
  /** Resolves when the other side has ended the connection. */
  readonly closed: Promise<void>
  destroy(): void
}

/** Opens a connection to an origin. */
export async function openWire(origin: string): Promise<Wire> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let heard = Buffer.alloc(0)
  const state = { isClosed: false }
  const closed = Promise.withResolvers<void>()
  const answers: WireAnswer[] = []
  const waiting: ((answer: WireAnswer | 'closed') => void)[] = []
  const hand = () => {
    while (waiting.length > 0 && (answers.length > 0 || state.isClosed))
      waiting.shift()?.(answers.shift() ?? 'closed')
  }
  socket.on('data', bytes => {
    heard = Buffer.concat([heard, bytes])
    for (let read = readAnswer(heard); read !== null; read = readAnswer(heard)) {
      heard = heard.subarray(read.length)
      // That it may go on is no answer.
      if (read.answer.status !== 100) answers.push(read.answer)
    }
    hand()
  })
  const end = () => {
    state.isClosed = true
    closed.resolve()
    hand()
  }
  // Half closed already, it may still be written to by the test; that fails, and is no fault of the test.
  socket
    .on('error', () => undefined)
    .on('end', end)
    .on('close', end)
  return {
    write: bytes => void socket.write(bytes),
    next: () =>
      new Promise(resolve => {
        waiting.push(resolve)
        hand()
      }),
    closed: closed.promise,
    destroy: () => void socket.destroy(),
  }
}

/** The first whole answer of these bytes, and how many it takes; null while it is not there. */
function readAnswer(bytes: Buffer): { readonly answer: WireAnswer; readonly length: number } | null {
  const headLength = bytes.indexOf('\r\n\r\n') + 4
  if (headLength < 4) return null
  const [first = '', ...lines] = bytes
    .subarray(0, headLength - 4)
    .toString('latin1')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const status = Number(first.split(' ')[1])
  const rest = bytes.subarray(headLength)
  const body =
    headers['transfer-encoding'] === 'chunked'
      ? readChunks(rest)
      : readLength(rest, headers['content-length'])
  return body && { answer: { status, headers, body: body.text }, length: headLength + body.length }
}

interface ReadBody {
  readonly text: string
  readonly length: number
}

function readLength(bytes: Buffer, header = '0'): ReadBody | null {
  const length = Number(header)
  return bytes.length < length ? null : { text: bytes.subarray(0, length).toString('utf8'), length }
}

function readChunks(bytes: Buffer): ReadBody | null {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    const next = lineEnd + 2 + size + 2
    if (bytes.length < next) return null
    if (size === 0) return { text: Buffer.concat(parts).toString('utf8'), length: next }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = next
  }
}
