import { type Refusal, refuse, type Result } from '../domain/refusal/refusal.ts'
import { product } from '../runtime/product.ts'
import type { JsonObject } from '../runtime/tables.ts'
import { runChatAction, type ActionDeps } from './actions.ts'
import type { Audience } from './audience.ts'
import { parseChannel } from './channel.ts'
import type { Connection, Subscription } from './connection.ts'
import { type Command, messageFrame, parseObject, subscriptionFrame } from './protocol.ts'
import type { CableRights } from './viewer.ts'

/** What commands need. */
export interface CommandDeps extends ActionDeps {
  readonly audience: Audience
  readonly rights: CableRights
}

/** Carries out a client's command. What goes wrong is answered on its identifier; the socket stays. */
export async function carryOut(deps: CommandDeps, connection: Connection, command: Command): Promise<void> {
  if (command.command === 'subscribe') await subscribe(deps, connection, command.identifier)
  else if (command.command === 'unsubscribe') endSubscription(deps, connection, command.identifier)
  else await message(deps, connection, command)
}

/** Stops delivering to a subscription; its partner no longer sees a reader there. */
export function endSubscription(
  { audience, activity }: CommandDeps,
  connection: Connection,
  identifier: string,
): void {
  const ended = audience.remove(connection, identifier)
  const { viewer } = connection
  if (ended?.channel.name !== 'ChatChannel' || !ended.side || !viewer) return
  activity.leave({ tradeId: ended.channel.tradeId, side: ended.side, userId: viewer.userId, connection })
}

async function subscribe(deps: CommandDeps, connection: Connection, identifier: string): Promise<void> {
  const subscription = await subscriptionOf(deps, connection, identifier)
  if (!connection.isOpen) return
  if (subscription) deps.audience.add(connection, subscription)
  connection.send(
    subscriptionFrame(subscription ? 'confirm_subscription' : 'reject_subscription', identifier),
  )
}

async function subscriptionOf(
  { rights }: CommandDeps,
  { viewer, subscriptions, log }: Connection,
  identifier: string,
): Promise<Subscription | null> {
  const known = subscriptions.get(identifier)
  if (known) return known
  const channel = parseChannel(identifier)
  if (!channel || subscriptions.size >= product.realtime.subscriptionsPerSocket) return null
  try {
    if (channel.name === 'AppChannel') {
      if (channel.userName === undefined) return { identifier, channel, side: null, personId: null }
      const personId = viewer && (await rights.personOf(channel.userName))
      return personId && { identifier, channel, side: null, personId }
    }
    const side = viewer ? await rights.readerOf(channel.tradeId, viewer) : null
    return side && { identifier, channel, side, personId: null }
  } catch (error) {
    log.error({ err: error }, 'could not tell who may listen to what')
    return null
  }
}

async function message(
  deps: CommandDeps,
  connection: Connection,
  { identifier, data }: Command,
): Promise<void> {
  const subscription = connection.subscriptions.get(identifier)
  const asked = parseObject(data ?? '') ?? {}
  const result = subscription
    ? await attempt(() => runChatAction(deps, connection, subscription, asked), connection)
    : refusal(refuse('forbidden'))
  const answer = answerTo(asked, result)
  if (answer) connection.send(messageFrame(identifier, JSON.stringify(answer)))
}

async function attempt(
  work: () => Promise<Result<JsonObject>>,
  { log }: Connection,
): Promise<Result<JsonObject>> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, 'an action of a socket failed')
    return refusal(refuse('internal_error'))
  }
}

const refusal = (refusal: Refusal): Result<JsonObject> => ({ ok: false, refusal })

/** A refusal is always answered; what went well only when the client gave its message a `request_id`. */
function answerTo(asked: Record<string, unknown>, result: Result<JsonObject>): JsonObject | null {
  const requestId =
    typeof asked.request_id === 'string' ? { request_id: asked.request_id.slice(0, 64) } : null
  const action = typeof asked.action === 'string' ? asked.action.slice(0, 32) : null
  if (result.ok) return requestId && { event: 'command_done', action, ...requestId, ...result.value }
  const { code, field, params } = result.refusal
  return { event: 'command_refused', action, ...requestId, code, field: field ?? null, params: { ...params } }
}
