import type { IResolvers } from '@graphql-tools/utils'
import type { DocumentNode } from 'graphql'
import type { Exchange, GatewayContext } from '../gateway/graphql/exchange.ts'
import { type RestOperation, restOperations } from '../gateway/graphql/operations.ts'
import type { AskServer } from '../gateway/graphql/restResolver.ts'
import { isRecord } from '../wire/records.ts'

type Payload = Readonly<Record<string, unknown>>

/** Of so many newest messages of a conversation the one is picked that an event speaks of and does not carry. */
const newestMessages = 20

/**
 * Whole objects beside the ids of an event, asked for as the session that listens. All tabs that get the same event in
 * the same language share one call.
 */
export function eventJoins(
  supergraph: DocumentNode,
  askServer: AskServer,
): IResolvers<unknown, GatewayContext> {
  const operations = new Map(restOperations(supergraph).map(operation => [operation.field, operation]))
  const ask = sharedAsk((field, args, exchange) => askServer(operationOf(operations, field), args, exchange))
  const trade = {
    resolve: (event: Payload, _args: unknown, { exchange }: GatewayContext) =>
      ask(event, 'trade', { id: event['trade_id'] }, exchange),
  }
  return {
    TradeCreatedEvent: { trade },
    TradeChangedEvent: {
      trade: {
        // Where only the count of what is unread has changed, the event itself tells it.
        resolve: (event: Payload, args: unknown, context: GatewayContext) =>
          typeof event['unread_count'] === 'number' ? null : trade.resolve(event, args, context),
      },
    },
    MessageCreatedEvent: {
      message: {
        resolve: async (event: Payload, _args: unknown, { exchange }: GatewayContext) => {
          // Whoever reads as staff is told no words: their right to read is asked for with the message.
          if (isRecord(event['message'])) return event['message']
          const list = await ask(
            event,
            'messages',
            { id: event['trade_id'], limit: newestMessages },
            exchange,
          )
          const items = isRecord(list) && Array.isArray(list['items']) ? (list['items'] as unknown[]) : []
          return items.find(item => isRecord(item) && item['id'] === event['message_id']) ?? null
        },
      },
    },
    ResyncEvent: {
      latestSeq: {
        resolve: async (event: Payload, _args: unknown, { exchange }: GatewayContext) => {
          const me = await ask(event, 'me', {}, exchange).catch(() => null)
          return isRecord(me) ? me['seq'] : null
        },
      },
    },
  }
}

function operationOf(operations: ReadonlyMap<string, RestOperation>, field: string): RestOperation {
  const operation = operations.get(field)
  if (operation === undefined) throw new Error(`The supergraph has no field ${field} to join events with`)
  return operation
}

type Ask = (field: string, args: Payload, exchange: Exchange) => Promise<unknown>

function sharedAsk(ask: Ask) {
  const answers = new WeakMap<Payload, Map<string, Promise<unknown>>>()
  return (event: Payload, field: string, args: Payload, exchange: Exchange): Promise<unknown> => {
    let known = answers.get(event)
    if (known === undefined) answers.set(event, (known = new Map()))
    const { caller } = exchange
    const key = JSON.stringify([field, caller.token, caller.language])
    const answer = known.get(key) ?? ask(field, args, detached(exchange))
    known.set(key, answer)
    return answer
  }
}

/** A call that several subscriptions wait for does not end with the first of them that leaves. */
const detached = ({ caller }: Exchange): Exchange => ({
  caller,
  line: null,
  signal: new AbortController().signal,
  keepCookies: () => undefined,
})
