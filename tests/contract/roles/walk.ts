import { afterAll, beforeAll, expect } from 'vitest'
import { randomUUID } from 'node:crypto'
import { refusalStatus, type RefusalCode } from '../../../server/domain/refusal/status.ts'
import { contract } from '../../../server/composition/contract.ts'
import type { Operation } from '../../../server/kernel/operation.ts'
import { documentOf, type WireInput } from '../../support/graphqlDocument.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import type { TestGateway } from '../../support/gateway.ts'
import type { OperationId } from '../../support/operationId.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import {
  gatherCast,
  logInAs,
  newGuest,
  pictureForm,
  present,
  roles,
  setScene,
  stages,
  type Cast,
  type Role,
  type Scene,
  type Stage,
} from './scene.ts'
import { table, type Case, type Outcome } from './table.ts'

export const operations: Readonly<Record<OperationId, Operation>> = contract
export const operationIds = Object.keys(contract) as OperationId[]

/** What came of a call: the outcome, with the body of a success. */
interface Came {
  readonly outcome: Outcome | `${number} ${string}`
  readonly body: Json
}

/** With the scene in which it was made. */
export type Walked = Readonly<Record<Role, Came & { readonly scene: Scene }>>

/** Makes one call as somebody. */
export type Call = (id: OperationId, input: WireInput, as: Person | null) => Promise<Came>

/** A row of the table, by the name of its test. */
export interface NamedCase {
  readonly id: OperationId
  readonly row: Case
  readonly name: string
}

/** What GraphQL does not have: streams, and what shops sign. */
export const isRestAlone = (id: OperationId): boolean =>
  operations[id].stream === true || operations[id].access === 'store'

const changes = ({ method, reads }: Operation): boolean => method !== 'GET' && reads !== true

/**
 * Rows of one stage one after the other, and of those the ones that only read first: they all look at the same scene. The order
 * of the table stays beyond that, since a few rows say what is so after the row before them.
 */
export const inStages = <Of extends { readonly id: OperationId; readonly row: Case }>(
  cases: readonly Of[],
): Of[] => {
  const place = ({ id, row }: Of) => 2 * stages.indexOf(row.at) + Number(changes(operations[id]))
  return cases.toSorted((a, b) => place(a) - place(b))
}

/** The rows of one call. */
export const rowsOf = (id: OperationId): readonly Case[] => table[id]

/** Every row of the table. */
export const cases: readonly NamedCase[] = inStages(
  operationIds.flatMap(id =>
    rowsOf(id).map((row, number) => ({ id, row, name: `${id} · ${row.at} ${number + 1}` })),
  ),
)

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
  sendContentPicture: 'picture',
}

/** Calls REST, of the server or through the gateway. */
export async function overRest(
  origin: string,
  id: OperationId,
  input: WireInput,
  as: Person | null,
): Promise<Came> {
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

/** Calls GraphQL. */
export async function overGraphql(
  gateway: TestGateway,
  id: OperationId,
  input: WireInput,
  as: Person | null,
): Promise<Came> {
  const { query, variables } = documentOf(id, input, randomUUID())
  const { data, errors } = await gateway.ask(query, variables, as)
  if (errors) {
    const extensions = errors[0]?.extensions
    return { outcome: outcomeOf(Number(extensions?.['status']), extensions?.code), body: {} }
  }
  return { outcome: data?.[id] ? 'ok' : '200 without data', body: {} }
}

const dayMs = 86_400_000

/** A server with the people of all scenes, for the walks of one file. */
export function walking() {
  let souk: TestSouk
  let cast: Cast
  beforeAll(async () => {
    souk = await startFreshSouk()
    cast = await gatherCast(souk)
  })
  afterAll(async () => {
    expect(await souk.audit()).toEqual([])
    await souk.close()
  })

  /** The last scene, while nothing has happened in it. Setting another clears its adverts away. */
  const unchanged = new Map<Stage, Scene>()
  const waitedFor = new Set<Case>()

  /** Another session of the same person, for a call that ends the one it is made with. */
  async function anotherSession(role: Role, { cast }: Scene): Promise<Person | null> {
    if (role === 'visitor') return null
    return role === 'guest' ? newGuest(souk) : logInAs(souk, present(cast[role]))
  }

  /** Makes the call of a row as one role. After a success that may have changed something the next scene is set anew. */
  async function step(id: OperationId, row: Case, role: Role, call: Call): Promise<Walked[Role]> {
    if (row.dayLater && !waitedFor.has(row)) await souk.advance(dayMs)
    waitedFor.add(row)
    const scene = unchanged.get(row.at) ?? (await setScene(souk, cast, row.at))
    unchanged.clear()
    const as: Person | null = row.endsSession ? await anotherSession(role, scene) : scene.cast[role]
    const made = await call(id, row.sends(scene), as)
    if (made.outcome !== 'ok' || !changes(operations[id])) unchanged.set(row.at, scene)
    return { ...made, scene }
  }

  /**
   * Makes the call as every role, those who are refused first: a scene that a refusal has changed would show in what
   * the others are told.
   */
  async function walk(id: OperationId, row: Case, call: Call): Promise<Walked> {
    const came: Partial<Record<Role, Walked[Role]>> = {}
    for (const role of roles.toSorted((a, b) => Number(row.says[a] === 'ok') - Number(row.says[b] === 'ok')))
      came[role] = await step(id, row, role, call)
    return came as Walked
  }

  return { url: () => souk.server.url, step, walk }
}
