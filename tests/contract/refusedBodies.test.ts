import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../server/composition/contract.ts'
import type { OperationId } from '../support/operationId.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import { openWire, type Wire } from '../support/network/rawConnection.ts'
import { gatherCast, present, setScene, type Scene } from './roles/scene.ts'
import { table, type Case } from './roles/table.ts'
import { suiteGateway, suiteSouk } from '../support/suiteSouk.ts'

// Whatever is refused while its body is still on its way, the next call of the same connection is answered, and so is that of
// somebody else whom the gateway gives the same connection to the server.

const souk = suiteSouk()
const gateway = suiteGateway(souk)
let scene: Scene

beforeAll(async () => {
  scene = await setScene(souk, await gatherCast(souk), 'new')
})

const operations: Readonly<Record<OperationId, Operation>> = contract

/** Every call that may bring a body along. */
const calls = (Object.keys(contract) as OperationId[]).filter(id => operations[id].method !== 'GET')

/** Where the uploads look for their file. */
const fieldOf = (path: string) =>
  path.split('/').at(-1)?.replace('set_', '').replace('attachments', 'file') ?? ''

const kilobyte = 1024
const padding = ' '.repeat(200 * kilobyte)
const json = 'application/json'

/** A request but for its address. */
interface Sending {
  readonly type: string
  readonly body: string
  readonly as: 'somebody' | 'stranger' | 'nobody'
  readonly path?: string
  /** Without a length. */
  readonly chunked?: true
}

const sent = (type: string, body: string, more: Partial<Sending> = {}): Sending => ({
  type,
  body,
  as: 'somebody',
  ...more,
})

function form(field: string, bytes: string): Pick<Sending, 'type' | 'body'> {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n`
  return { type: 'multipart/form-data; boundary=x', body: `${head}${bytes}\r\n--x--\r\n` }
}

/** What the roles are told of this call, where somebody with a session is refused by what it does. */
const refusedCase = (id: OperationId): Case | undefined =>
  (table[id] as readonly Case[]).find(({ says }) => says.stranger !== 'ok')

/** Each point at which a call can be refused, and what is refused there; nothing where the call has no such point. */
const points: Readonly<Record<string, (id: OperationId) => Sending | null>> = {
  size: () => sent(json, `"${'x'.repeat(300 * kilobyte)}"`),
  'size without a length': () => sent(json, `"${'x'.repeat(300 * kilobyte)}"`, { chunked: true }),
  type: () => sent('text/plain', padding),
  form: () => sent('application/x-www-form-urlencoded', padding),
  syntax: () => sent(json, `{${padding}`),
  validation: id => (operations[id].body ? sent(json, `[${padding}]`) : null),
  session: id => (operations[id].access === 'anyone' ? null : sent(json, `{}${padding}`, { as: 'nobody' })),
  'unknown path': id => sent(json, `{}${padding}`, { path: `${addressOf(id)}/nowhere` }),
  'broken path': () => sent(json, `{}${padding}`, { path: '/api/v1/%zz' }),
  handler(id) {
    const found = refusedCase(id)
    if (!found || operations[id].stream) return null
    const { params, body = {} } = found.sends(scene)
    return sent(json, JSON.stringify(body) + padding, { as: 'stranger', path: addressOf(id, params) })
  },
  ...uploads({
    'size of a file': field => form(field, 'x'.repeat(11 * kilobyte * kilobyte)),
    'size of a file without a length': field => ({
      ...form(field, 'x'.repeat(11 * kilobyte * kilobyte)),
      chunked: true,
    }),
    'kind of a file': field => form(field, 'x'.repeat(300 * kilobyte)),
    'field of a file': () => form('elsewhere', 'x'.repeat(300 * kilobyte)),
    'form of a file': field => ({ ...form(field, padding), type: 'multipart/form-data' }),
    'session of a file': field => ({ ...form(field, 'x'.repeat(11 * kilobyte * kilobyte)), as: 'nobody' }),
    'owner of a file': field => ({ ...form(field, 'x'.repeat(300 * kilobyte)), as: 'stranger' }),
  }),
}

function uploads(sendings: Readonly<Record<string, (field: string) => Partial<Sending>>>): typeof points {
  return Object.fromEntries(
    Object.entries(sendings).map(([point, make]) => [
      point,
      (id: OperationId) => (operations[id].stream ? sent('', '', make(fieldOf(operations[id].path))) : null),
    ]),
  )
}

const ids = (): Readonly<Record<string, string>> => ({
  id: scene.trade,
  message_id: scene.message,
  account_id: scene.store,
  unique_id: scene.shop.uniqueId,
})

const addressOf = (id: OperationId, params: Readonly<Record<string, string>> = ids()) =>
  `/api${operations[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'))}`

function request(id: OperationId, { type, body, as, path, chunked }: Sending): string {
  const { cast } = scene
  // Whose session a call ends would be nobody afterwards.
  const isLast = (table[id] as readonly Case[]).some(({ endsSession }) => endsSession)
  const who = isLast ? null : { somebody: cast.owner, stranger: cast.stranger, nobody: null }[as]
  const head = [
    `${operations[id].method} ${path ?? addressOf(id)} HTTP/1.1`,
    'Host: souk.test',
    `Content-Type: ${type}`,
    `Idempotency-Key: ${randomUUID()}`,
    ...(who === null ? [] : [`X-Access-Token: ${present(who).token}`]),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  const framed = chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
  return `${head}\r\n\r\n${framed}`
}

const nextCall = 'GET /api/v1/settings HTTP/1.1\r\nHost: souk.test\r\n\r\n'

/** Ends a hang; nothing else waits for it. */
const patience = 5000
const orHung = <T>(work: Promise<T>): Promise<T | 'hung'> => {
  let timer: NodeJS.Timeout
  const late = new Promise<'hung'>(resolve => (timer = setTimeout(() => resolve('hung'), patience)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Sends a call that is refused, the next one right behind it, and one more over another connection. */
async function play(origin: string, wire: Wire, bytes: string) {
  wire.write(bytes)
  wire.write(nextCall)
  const refused = await orHung(wire.next())
  const next = refused === 'hung' ? 'hung' : await orHung(wire.next())
  const other = await openWire(origin)
  other.write(nextCall)
  const others = await orHung(other.next())
  other.destroy()
  // 599 where nothing came, or a refusal without its words.
  const statusOf = (answer: typeof others) =>
    typeof answer === 'string' || (answer.status >= 400 && !/"code":"\w+"/.test(answer.body))
      ? 599
      : answer.status
  return { status: statusOf(refused), next: statusOf(next), others: statusOf(others) }
}

describe.each([
  ['the server', () => souk.server.url],
  ['the gateway', () => gateway.url],
] as const)('after %s has refused a call', (_name, origin) => {
  it.each(Object.keys(points))(
    'for its %s, the next one on the same connection is answered, and somebody else’s',
    async point => {
      const came: Record<string, unknown> = {}
      let wire = await openWire(origin())
      for (const id of calls) {
        const sending = points[point]?.(id)
        if (!sending) continue
        const was = await play(origin(), wire, request(id, sending))
        // A call that takes no body may do what it is for all the same.
        const { body, stream } = operations[id]
        const isFine = was.status < 500 && (was.status >= 400 || (body === undefined && stream === undefined))
        if (isFine && was.next === 200 && was.others === 200) continue
        came[id] = was
        wire.destroy()
        wire = await openWire(origin())
      }
      wire.destroy()
      expect(came).toEqual({})
    },
    120_000,
  )

  it.each(['/api/v1/identity/reports', '/api/v1/mercuryo/reports'])(
    'that a provider makes to %s, the same holds',
    async path => {
      const wire = await openWire(origin())
      const came = []
      for (const point of ['size', 'size without a length', 'type', 'form', 'syntax']) {
        const sending = points[point]?.('createMessage')
        if (sending) came.push(await play(origin(), wire, request('createMessage', { ...sending, path })))
      }
      wire.destroy()
      const refused = {
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500) as number,
      }
      expect(came).toEqual(Array.from({ length: 5 }, () => ({ ...refused, next: 200, others: 200 })))
    },
  )
})
