import { ServerSilent, type RestCall, type RestClient } from '../../upstream/restClient.ts'
import { wireName } from '../../wire/names.ts'
import type { Exchange } from './exchange.ts'
import type { RestOperation } from './operations.ts'
import { refusal, refusalOf, refusalOfSilence } from './refusal.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Asks the server for an operation's answer, as the caller of this exchange. Throws what a client may see. */
export type AskServer = (operation: RestOperation, args: Arguments, exchange: Exchange) => Promise<unknown>

/** A call that failed on the server's side, for the log. */
export interface Fault {
  readonly requestId: string
  readonly operation: string
  /** Why, in one word or as the status. */
  readonly fault: string
}

/**
 * Makes {@link AskServer} over a REST client.
 * @param onFault told of every call that the server did not answer, or answered with a 5xx; refusals are no faults
 */
export const askServer =
  (rest: RestClient, onFault: (fault: Fault) => void = () => undefined): AskServer =>
  async (operation, args, { caller, signal, keepCookies }) => {
    const call = restCall(operation, args)
    const tell = (fault: string) =>
      onFault({ requestId: caller.requestId, operation: operation.field, fault })
    const answer = await rest.call(call, caller, signal).catch((error: unknown) => {
      if (!(error instanceof ServerSilent)) throw error
      if (error.kind !== 'left') tell(error.kind)
      throw refusalOfSilence(error)
    })
    if (answer.status >= 500) tell(String(answer.status))
    if (answer.cookies.length > 0) keepCookies(answer.cookies)
    if (answer.status >= 200 && answer.status < 300) return answer.body
    throw refusalOf(answer)
  }

/**
 * The REST call for a field and its arguments, which GraphQL has checked already. Throws a refusal for a path argument
 * that would lead to another address.
 */
export function restCall(operation: RestOperation, args: Arguments): RestCall {
  const { input, idempotencyKey } = args
  return {
    method: operation.method,
    path: `/api${pathOf(operation, args)}${queryOf(operation, args)}`,
    ...(input === undefined || input === null ? {} : { body: toWire(input) }),
    ...(typeof idempotencyKey === 'string' ? { idempotencyKey: headerText(idempotencyKey) } : {}),
  }
}

function pathOf(operation: RestOperation, args: Arguments): string {
  let path = operation.pathParts[0] ?? ''
  operation.pathArguments.forEach((name, index) => {
    path += pathSegment(name, args[name]) + (operation.pathParts[index + 1] ?? '')
  })
  return path
}

/**
 * One segment of a path. `.` and `..` are refused: encoded or not, URLs read them as steps to another address. So is half
 * of a character, which no address can carry.
 */
function pathSegment(name: string, value: unknown): string {
  const text = String(value)
  if (text === '' || text === '.' || text === '..' || !text.isWellFormed())
    throw refusal('This is not an id.', {
      code: 'BAD_USER_INPUT',
      status: 400,
      errors: { [name]: ['This is not an id.'] },
    })
  return encodeURIComponent(text)
}

/** A list goes as the same key again and again. */
function queryOf(operation: RestOperation, args: Arguments): string {
  let query = ''
  for (const { name, wire } of operation.queryArguments) {
    const value = args[name]
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value])
      query += `${query === '' ? '?' : '&'}${wire}=${encodeURIComponent(String(item).toWellFormed())}`
  }
  return query
}

function headerText(value: string): string {
  if (/^[\w-]{8,64}$/.test(value)) return value
  throw refusal('The idempotency key has 8 to 64 letters, digits, - or _.', {
    code: 'BAD_USER_INPUT',
    status: 400,
    errors: { idempotencyKey: ['8 to 64 letters, digits, - or _.'] },
  })
}

/** An input with the wire's names, all the way down. */
function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wireName(name), toWire(inner)]))
}
