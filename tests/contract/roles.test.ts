import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { refusalStatus, type RefusalCode } from '../../server/domain/refusal/status.ts'
import { contract } from '../../server/kernel/contract.ts'
import type { OperationId } from '../support/operationId.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import { documentOf, rootFieldNames, type WireInput } from '../support/document.ts'
import { startTestGateway, type TestGateway } from '../support/gateway.ts'
import { startFreshSouk } from '../support/freshSouk.ts'
import { sellAdvert, type TestSouk } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import {
  gatherCast,
  logInAs,
  newGuest,
  pictureForm,
  present,
  roles,
  setScene,
  type Cast,
  type Role,
  type Scene,
  type Stage,
} from './roles/scene.ts'
import { table, type Case, type Outcome } from './roles/table.ts'

let souk: TestSouk
let gateway: TestGateway
let cast: Cast

beforeAll(async () => {
  souk = await startFreshSouk()
  gateway = await startTestGateway(souk.server.url)
  cast = await gatherCast(souk)
})
afterAll(async () => {
  expect(await souk.audit()).toEqual([])
  await gateway.close()
  await souk.close()
})

const plantedAccount = sellAdvert.requisites[0]?.value ?? ''
const operations: Readonly<Record<OperationId, Operation>> = contract
const operationIds = Object.keys(contract) as OperationId[]

/** What came of a call: the outcome, with the body of a success. */
interface Came {
  readonly outcome: Outcome | `${number} ${string}`
  readonly body: Json
}

/** With the scene in which it was made. */
type Walked = Readonly<Record<Role, Came & { readonly scene: Scene }>>

/** The path of an operation with its parameters and query. */
function addressOf({ path }: Operation, { params = {}, query = {} }: WireInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? filled : `${filled}?${search}`
}

/** A refusal counts only with the status that belongs to it; anything else is shown as it came. */
function outcomeOf(status: number, code: unknown): Came['outcome'] {
  const known = refusalStatus[code as RefusalCode] as number | undefined
  return known === status ? (code as RefusalCode) : `${status} ${String(code)}`
}

/** In which field of its form an upload comes. */
const fieldOf: Partial<Record<OperationId, string>> = {
  setAvatar: 'avatar',
  setMerchantLogo: 'logo',
  setMerchantBackground: 'background',
}

async function overRest(origin: string, id: OperationId, input: WireInput, as: Person | null): Promise<Came> {
  const operation = operations[id]
  const isUpload = operation.stream === true && operation.method === 'POST'
  const answer = await fetch(`${origin}/api${addressOf(operation, input)}`, {
    method: operation.method,
    headers: {
      ...(as ? { 'x-access-token': as.token } : {}),
      ...(operation.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(isUpload ? { body: pictureForm(fieldOf[id] ?? 'file') } : {}),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? ((await answer.json()) as Json) : {}
  if (answer.status === 200) return { outcome: 'ok', body }
  return { outcome: outcomeOf(answer.status, body['code']), body }
}

async function overGraphql(id: OperationId, input: WireInput, as: Person | null): Promise<Came> {
  const { query, variables } = documentOf(id, input, randomUUID())
  const { data, errors } = await gateway.ask(query, variables, as)
  if (errors) {
    const extensions = errors[0]?.extensions
    return { outcome: outcomeOf(Number(extensions?.['status']), extensions?.code), body: {} }
  }
  return { outcome: data?.[id] ? 'ok' : '200 without data', body: {} }
}

/** Another session of the same person, for a call that ends the one it is made with. */
async function anotherSession(role: Role, { cast }: Scene): Promise<Person | null> {
  if (role === 'visitor') return null
  return role === 'guest' ? newGuest(souk) : logInAs(souk, present(cast[role]))
}

const changes = ({ method, reads }: Operation): boolean => method !== 'GET' && reads !== true

/** The last scene, while nothing has happened in it. Setting another clears its adverts away. */
const unchanged = new Map<Stage, Scene>()

/**
 * Makes the call as every role, those who are refused first: a scene that a refusal has changed would show in what
 * the others are told. After a success that may have changed something the scene is set anew.
 */
async function walk(
  id: OperationId,
  row: Case,
  call: (id: OperationId, input: WireInput, as: Person | null) => Promise<Came>,
): Promise<Walked> {
  const came: Partial<Record<Role, Walked[Role]>> = {}
  for (const role of roles.toSorted((a, b) => Number(row.says[a] === 'ok') - Number(row.says[b] === 'ok'))) {
    const scene = unchanged.get(row.at) ?? (await setScene(souk, cast, row.at))
    unchanged.clear()
    const as: Person | null = row.endsSession ? await anotherSession(role, scene) : scene.cast[role]
    const made = await call(id, row.sends(scene), as)
    came[role] = { ...made, scene }
    if (made.outcome !== 'ok' || !changes(operations[id])) unchanged.set(row.at, scene)
  }
  return came as Walked
}

/** Where the seller of every scene is paid stands in no answer but to who may read it. */
const showsRequisites = (body: Json): boolean => JSON.stringify(body).includes(plantedAccount)
const mayReadRequisites = (role: Role, at: Stage): boolean =>
  role === 'owner' ||
  (role === 'counterparty' && at !== 'nothing') ||
  (role === 'arbiter' && (at === 'dispute' || at === 'claimed'))

/** What GraphQL does not have: streams, and what shops sign. */
const isRestAlone = (id: OperationId): boolean =>
  operations[id].stream === true || operations[id].access === 'store'

const outcomes = (came: Walked) => Object.fromEntries(roles.map(role => [role, came[role].outcome]))

const cases = operationIds.flatMap(id =>
  table[id].map((row: Case, number) => ({ id, row, name: `${id} · ${row.at} ${number + 1}` })),
)

describe('every call × every role', () => {
  it('has a row for each call, in the contract and in GraphQL', () => {
    expect(Object.keys(table).toSorted()).toEqual(operationIds.toSorted())
    const fields = [...rootFieldNames('Query'), ...rootFieldNames('Mutation')]
    const outside = operationIds.filter(isRestAlone)
    // The one call that REST does not have: it goes up the session's socket. `subscriptions.test.ts` walks it.
    expect(fields.toSorted()).toEqual(
      [...operationIds.filter(id => !outside.includes(id)), 'setTradeActivity'].toSorted(),
    )
  })

  describe('over REST', () => {
    it.each(cases)('$name', async ({ id, row }) => {
      const came = await walk(id, row, (id, input, as) => overRest(souk.server.url, id, input, as))
      expect(outcomes(came)).toEqual(row.says)
      // In the list of trades stand those that others have opened with this seller in earlier calls: they may read it.
      const isLooked = operations[id].method === 'GET' && id !== 'trades'
      const leaks = (role: Role) => showsRequisites(came[role].body) && !mayReadRequisites(role, row.at)
      expect(roles.filter(role => isLooked && leaks(role))).toEqual([])
      for (const role of roles.filter(role => row.says[role] === 'ok')) {
        const { body, scene } = came[role]
        const facts = Object.entries(row.shows?.(body, role, scene) ?? {})
        expect({ role, ...Object.fromEntries(facts) }).toEqual({
          role,
          ...Object.fromEntries(facts.map(([fact]) => [fact, true])),
        })
      }
    })
  })

  describe('over GraphQL', () => {
    it.each(cases.filter(({ id }) => !isRestAlone(id)))('$name', async ({ id, row }) => {
      expect(outcomes(await walk(id, row, overGraphql))).toEqual(row.says)
    })
  })

  describe('through the gateway’s stream', () => {
    it.each(cases.filter(({ id }) => isRestAlone(id)))('$name', async ({ id, row }) => {
      const came = await walk(id, row, (id, input, as) => overRest(gateway.url, id, input, as))
      expect(outcomes(came)).toEqual(row.says)
    })
  })
})
