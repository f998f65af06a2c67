import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import { refuse } from '../domain/refusal/refusal.ts'
import { localeOf } from '../locales/wording.ts'
import type { Clock } from '../runtime/clock.ts'
import { hashBody, once, type OnceRequest } from '../runtime/idempotency.ts'
import { isSealed, type Sealing } from '../runtime/sealing.ts'
import type { Json } from '../runtime/tables.ts'
import { refuseIdleFields } from './idleFields.ts'
import { callerOf, type Caller } from './caller.ts'
import type { Context } from './context.ts'
import type { Handlers } from './handlers.ts'
import type { Access, Input, Operation, Operations } from './operation.ts'
import type { Pipeline } from './mount.ts'
import { orRefuse, RequestRefused } from './refusal.ts'
import { signedCallOf, type SignedCall } from './signedCall.ts'
import {
  deskOpenUntil,
  isOperator,
  isStaff,
  type SignedViewer,
  type StoreViewer,
  type Viewer,
} from './viewer.ts'

/** What the pipeline stands on. */
export interface PipelineParts {
  readonly database: Database
  readonly clock: Clock
  readonly gatewaySecret: string
  readonly secureCookies: boolean
  readonly authenticate: (token: string, at: Date) => Promise<SignedViewer | null>
  /**
   * Whose signed call this is; throws a refusal where it is nobody’s, or late.
   * @param isOnce the very same call is not taken again
   */
  readonly authenticateStore: (call: SignedCall, isOnce: boolean, at: Date) => Promise<StoreViewer>
  readonly handlers: Handlers<Operations>
  /** What an operation asks others for, before its transaction begins: in one, nobody waits for the network. */
  readonly beforehand?: Readonly<Record<string, (input: Input<Operation>, context: Context) => Promise<void>>>
  /** Answers hold requisites and names: what is kept of them for a replay is sealed. */
  readonly sealing: Sealing
  /** Does work that looks at somebody’s code: the guess is counted before, and one too many refused. */
  readonly guessing: <T>(userId: UserId, at: Date, work: () => Promise<T>) => Promise<T>
}

type AnyViewer = Viewer | StoreViewer

const admits: Record<Exclude<Access, 'store'>, (viewer: Viewer, at: Date) => boolean> = {
  anyone: () => true,
  session: viewer => viewer.kind !== 'visitor',
  user: viewer => viewer.kind === 'user',
  staff: isStaff,
  operator: isOperator,
  desk: (viewer, at) => isOperator(viewer) && deskOpenUntil(viewer, at) !== null,
}

/**
 * The session cookie of browsers: the page's scripts never see it. Over TLS its name begins with `__Host-`, which browsers
 * take from this very host alone; the gateway reads it by the same rule.
 */
export const sessionCookieOf = (secure: boolean): string => (secure ? '__Host-souk_session' : 'souk_session')

/** What a browser is marked with; the gateway reads it by the same rule. */
const markCookieOf = (secure: boolean): string => (secure ? '__Host-souk_device' : 'souk_device')

type AnyHandler = (input: unknown, context: unknown, wire?: unknown) => Promise<unknown>

const only = <T>(value: T | undefined): Record<string, never> | T => value ?? {}

/**
 * From a validated request to its answer: who calls, whether they may, then the handler. A query reads from the pool, a
 * mutation is one transaction, and an idempotent one answers the first answer when its key comes again.
 */
export function pipeline(parts: PipelineParts): Pipeline {
  return async (id, operation, request, reply) => {
    const at = parts.clock.now()
    const caller = callerOf(request, parts.gatewaySecret)
    const viewer = await admitted(parts, operation, { request, caller, at })
    refuseIdleFields(operation, request)
    request.log = request.log.child({ viewer: viewer.kind, operation: id })

    const handler = parts.handlers[id] as unknown as AnyHandler
    const input: Input<Operation> = {
      params: only(request.params) as undefined,
      query: only(request.query) as undefined,
      body: only(request.body) as undefined,
    }
    const context = (db: Context['db']): Context => ({
      // The handler’s type asks for the viewer of its operation’s row.
      viewer: viewer as Viewer,
      locale: localeOf(request.headers['accept-language']),
      at,
      requestId: caller.requestId,
      address: caller.address,
      userAgent: caller.userAgent,
      deviceType: caller.deviceType,
      deviceMark: caller.deviceMark,
      log: request.log,
      db,
      setSessionCookie: (token, expiresAt) => setCookie(reply, parts.secureCookies, token, expiresAt),
      setDeviceMark: (mark, expires) => {
        const { secureCookies: secure } = parts
        reply.setCookie(markCookieOf(secure), mark, { ...cookieRules(secure), expires })
      },
    })
    if (operation.stream) return handler(input, context(parts.database.db), { request, reply })
    if (operation.method === 'GET' || operation.reads || operation.ownTransaction)
      return handler(input, context(parts.database.db))
    await parts.beforehand?.[id]?.(input, context(parts.database.db))
    const inTransaction = () =>
      parts.database.transaction(async tx => {
        const work = () => handler(input, context(tx))
        if (!operation.idempotent) return work()
        const key = caller.idempotencyKey
        if (key === null) throw new RequestRefused(refuse('required', 'idempotency_key'))
        const [bodyHash = '', ...olderHashes] = parts.sealing.fingerprints(
          hashBody([request.params, meantBy(operation, request)]),
        )
        const call = { userId: callerId(viewer), key, operation: id, bodyHash, olderHashes, at }
        return orRefuse(await once(tx, call, work as () => Promise<Json>, sealedFor(parts.sealing, call)))
          .answer
      })
    return holdsCode(operation, request) && 'userId' in viewer
      ? parts.guessing(viewer.userId, at, inTransaction)
      : inTransaction()
  }
}

/** Keeps an answer so that it opens for the same call alone. One that was kept before there was a seal is read as it is. */
function sealedFor(sealing: Sealing, { userId, key, operation }: OnceRequest) {
  const place = `answer:${userId}:${operation}:${key}`
  return {
    keep: (answer: Json) => sealing.seal(answer ?? null, place),
    show: (kept: Json) => (isSealed(kept) ? sealing.open(kept, place) : kept),
  }
}

/**
 * What somebody means to do. A one-time code proves who asks, and a captcha that somebody does: asked for again, the same is meant with the
 * next one.
 */
function meantBy({ takesCode }: Operation, { body }: FastifyRequest): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null
  const { captcha: _captcha, ...meant } = body as Record<string, unknown>
  if (takesCode !== true) return meant
  const { code: _code, ...rest } = meant
  return rest
}

const holdsCode = ({ takesCode }: Operation, { body }: FastifyRequest): boolean =>
  takesCode === true && (body as { code?: unknown } | null | undefined)?.code !== undefined

/** Who calls, if they may. */
async function admitted(
  parts: PipelineParts,
  operation: Operation,
  { request, caller, at }: { readonly request: FastifyRequest; readonly caller: Caller; readonly at: Date },
): Promise<AnyViewer> {
  if (operation.access === 'store')
    return parts.authenticateStore(signedCallOf(request), !mayRepeat(operation), at)
  const viewer = await viewerOf(parts, caller, at)
  if (!admits[operation.access](viewer, at)) throw new RequestRefused(notAdmitted(operation, viewer))
  return viewer
}

/** What only reads, and what answers the first answer again, may come twice. */
const mayRepeat = ({ method, reads, idempotent }: Operation): boolean =>
  method === 'GET' || reads === true || idempotent === true

/**
 * Whose idempotency keys they are: those of a shop have nothing to do with its owner’s. Visitors have theirs together: a key is drawn by
 * chance, and its answer comes again to the same contents alone.
 */
function callerId(viewer: AnyViewer): string {
  if (viewer.kind === 'store') return `store:${viewer.storeId}`
  return viewer.kind === 'visitor' ? 'visitor' : viewer.userId
}

async function viewerOf(parts: PipelineParts, caller: Caller, at: Date): Promise<Viewer> {
  if (caller.token === null) return { kind: 'visitor' }
  return (await parts.authenticate(caller.token, at)) ?? { kind: 'visitor' }
}

function notAdmitted(operation: Operation, viewer: Viewer) {
  // Whether there is a desk is nobody's business who does not work at it.
  if (operation.access === 'operator' || operation.access === 'desk')
    return refuse(isOperator(viewer) ? 'confirmation_required' : 'not_found')
  if (viewer.kind === 'visitor') return refuse('unauthenticated')
  return refuse(operation.access === 'user' ? 'log_in_required' : 'forbidden')
}

const cookieRules = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

function setCookie(reply: FastifyReply, secure: boolean, token: string | null, expires?: Date) {
  const base = cookieRules(secure)
  const name = sessionCookieOf(secure)
  if (token === null) reply.clearCookie(name, base)
  else reply.setCookie(name, token, { ...base, ...(expires ? { expires } : {}) })
}
