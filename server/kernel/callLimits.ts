import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { refuseWith } from '../domain/refusal/refusal.ts'
import { machineClock } from '../runtime/clock.ts'
import { callCounts, type CallCounts } from '../../http/callCounts.ts'
import { callerOf } from './caller.ts'
import { networkOf } from '../../http/network.ts'
import type { Operation } from './operation.ts'
import { RequestRefused } from './refusal.ts'

const minuteMs = 60_000

const perMinute = {
  /** Of one client, to an operation that does not say otherwise. */
  usual: 240,
  /** Of one client, to what is not in the contract: `/health`, and the tools of developers. */
  unlisted: 1000,
  /** Of one network, whatever it calls and whatever sessions it shows: an office has room, a flood has not. */
  network: 6000,
} as const

/**
 * Keys that are counted at a time, of all routes together: some ten megabytes. Networks are apart, so that no flood of made-up
 * sessions ends a count of them.
 */
const mostKeys = { sessions: 50_000, networks: 20_000 } as const

/** What the key of a session begins with; that of a network does not. */
const sessionMark = 'session '

/** What the router keeps of an operation for its limit. */
interface LimitConfig {
  readonly rateLimit: { readonly max: number; readonly timeWindow: number }
  /** Counted by the network, not by the session that is shown. */
  readonly byNetwork: boolean
}

/** An operation's own limit; `limitFactor` is for tests and demos, which hurry. */
export const limitOf = (operation: Operation, limitFactor: number): LimitConfig => ({
  rateLimit: { max: (operation.perMinute ?? perMinute.usual) * limitFactor, timeWindow: minuteMs },
  // Who logs in or signs up is nobody yet: any token that they show would count as another client.
  byNetwork: operation.access === 'anyone' && operation.method !== 'GET' && operation.reads !== true,
})

/**
 * Limits calls: of one client (a session, else a network) by the operation, and of one network in all, because a client may
 * show a new made-up session with each call.
 */
export async function limitCalls(
  app: FastifyInstance,
  { gatewaySecret, limitFactor = 1 }: { readonly gatewaySecret: string; readonly limitFactor?: number },
): Promise<void> {
  const network = (request: FastifyRequest) => networkOf(callerOf(request, gatewaySecret).address)
  function client(request: FastifyRequest): string {
    const { token } = callerOf(request, gatewaySecret)
    const { byNetwork } = request.routeOptions.config as Partial<LimitConfig>
    if (token === null || byNetwork === true) return network(request)
    return sessionMark + createHash('sha256').update(token).digest('base64')
  }
  const tooMany = (ttl: number) =>
    new RequestRefused(refuseWith('too_many_requests', { seconds: Math.ceil(ttl / 1000) }))
  const [sessions, networks] = [callCounts(mostKeys.sessions), callCounts(mostKeys.networks)]
  await app.register(rateLimit, {
    global: true,
    store: storeOn(key => (key.startsWith(sessionMark) ? sessions : networks)),
    max: perMinute.unlisted * limitFactor,
    keyGenerator: client,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  app.addHook('onRequest', async request => {
    const { current, ttl } = networks.count(network(request), minuteMs, machineClock.now().getTime())
    if (current > perMinute.network * limitFactor) throw tooMany(ttl)
  })
}

/**
 * The counters of the library's routes, in one place for all of them: its own keep five thousand for each route, which are more
 * than a million in all.
 */
function storeOn(countsOf: (key: string) => CallCounts) {
  let routes = 0
  return class Store implements FastifyRateLimitStore {
    readonly #route = (routes += 1)
    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      done(null, countsOf(key).count(`${this.#route} ${key}`, windowMs, machineClock.now().getTime()))
    }
    child(): FastifyRateLimitStore {
      return new Store()
    }
  }
}
