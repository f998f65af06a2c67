import type { IResolvers } from '@graphql-tools/utils'
import type { DocumentNode } from 'graphql'
import type { Caller } from '../identity.ts'
import type { Exchange, GatewayContext } from '../gateway/graphql/exchange.ts'
import { channelFields, type EventType, eventTypes } from '../gateway/graphql/operations.ts'
import { refusal } from '../gateway/graphql/refusal.ts'
import type { Delivery, EndReason } from './deliveries.ts'
import type { CableHub, Interest } from './hub.ts'

type Arguments = Readonly<Record<string, unknown>>
type Stream = (args: Arguments, exchange: Exchange, interest: Interest) => AsyncIterableIterator<Delivery>

const ends: Readonly<Record<EndReason, { message: string; code: string; status: number }>> = {
  unauthenticated: { message: 'Log in to see this.', code: 'UNAUTHENTICATED', status: 401 },
  sessionClosed: { message: 'This session was ended.', code: 'SESSION_CLOSED', status: 401 },
  crowded: { message: 'Too many devices are connected.', code: 'TOO_MANY_CONNECTIONS', status: 429 },
  forbidden: { message: 'This is for the parties of the trade.', code: 'FORBIDDEN', status: 403 },
  shutdown: { message: 'The service is not available right now.', code: 'SERVICE_UNAVAILABLE', status: 503 },
}

/** The Subscription fields of the supergraph over the bridge, and the actions that go up a session's socket. */
export function cableResolvers(supergraph: DocumentNode, hub: CableHub): IResolvers<unknown, GatewayContext> {
  const events = eventTypes(supergraph)
  const streams = streamsOf(hub)
  const fields: Record<string, unknown> = {}
  for (const event of events)
    fields[event.field] = field(streams[event.channel]!, args => ({
      accepts: message => message.event === event.event && matches(message.data, args),
      takesResyncs: false,
    }))
  for (const { field: name, channel } of channelFields(supergraph)) {
    const types = typesByEvent(events, channel)
    fields[name] = field(
      streams[channel]!,
      () => ({ accepts: message => types.has(message.event), takesResyncs: true }),
      types,
    )
  }
  return {
    Subscription: fields as NonNullable<IResolvers['Subscription']>,
    Mutation: {
      setTradeActivity: (_root: unknown, args: Arguments, { exchange }: GatewayContext) =>
        hub.actOnTrade(member(exchange.caller).token, String(args['tradeId']), exchange.line, {
          isLooking: args['isLooking'] === true,
          isTyping: args['isTyping'] === true,
        }),
    },
  }
}

const streamsOf = (hub: CableHub): Readonly<Record<string, Stream>> => ({
  user: (_args, { caller }, interest) => hub.userEvents(member(caller), interest),
  chat: (args, { caller, line }, interest) =>
    hub.chatEvents(member(caller), String(args['tradeId']), interest, line),
  person: (args, { caller }, interest) =>
    hub.personEvents(member(caller), String(args['userName']), interest),
  public: (_args, _exchange, interest) => hub.publicEvents(interest),
})

function field(stream: Stream, interest: (args: Arguments) => Interest, types?: ReadonlyMap<string, string>) {
  return {
    subscribe: (_root: unknown, args: Arguments, { exchange }: GatewayContext) =>
      stream(args, exchange, interest(args)),
    resolve: (delivery: Delivery) => payloadOf(delivery, types),
  }
}

/** The event's own data, shared by all who get it, so that what is joined to it is asked for once. */
const typed = new WeakMap<object, object>()

function payloadOf(delivery: Delivery, types: ReadonlyMap<string, string> | undefined): object {
  if (delivery.kind === 'end') throw endOf(delivery.reason)
  if (delivery.kind === 'resync') return { __typename: 'ResyncEvent', reason: delivery.reason }
  const { event, data } = delivery.event
  if (types === undefined) return data
  const known = typed.get(data)
  if (known !== undefined) return known
  const payload = { ...data, __typename: types.get(event) }
  typed.set(data, payload)
  return payload
}

function endOf(reason: EndReason): Error {
  const { message, code, status } = ends[reason]
  return refusal(message, { code, status })
}

const typesByEvent = (events: readonly EventType[], channel: string): ReadonlyMap<string, string> =>
  new Map(events.filter(event => event.channel === channel).map(event => [event.event, event.type]))

/** Whether an event is about the trade or the adverts that were asked for. */
function matches(data: Arguments, { tradeId, advertIds }: Arguments): boolean {
  if (tradeId !== undefined && tradeId !== null && data['trade_id'] !== tradeId) return false
  return !Array.isArray(advertIds) || advertIds.includes(data['advert_id'])
}

function member(caller: Caller): Caller & { token: string } {
  if (caller.token !== null) return { ...caller, token: caller.token }
  throw endOf('unauthenticated')
}
