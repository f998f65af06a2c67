import { enumName, graphqlName, isIdName } from '../wire/names.ts'
import { type Contract, type ContractEvent, type EventChannel, type JsonSchema, refName } from './contract.ts'
import { isNullable, withoutNull } from './normaliseContract.ts'

/** What REST cannot say of an event: whole objects that the gateway asks for when a client selects them. */
const joins: Readonly<Record<string, string>> = {
  TradeCreatedEvent: 'trade: Trade',
  TradeChangedEvent: 'trade: Trade',
}

/** The fields that carry all events of a channel, with the union's name and the arguments. */
const combined = {
  user: { field: 'userEvents', union: 'UserEvent' },
  chat: { field: 'chatEvents(tradeId: ID!)', union: 'ChatEvent' },
} as const

const rules = /* GraphQL */ `
  "On which channel of /cable an event comes, and its name there."
  directive @cable(event: String!, channel: String!) on OBJECT

  "A subscription to all events of a channel."
  directive @cableChannel(channel: String!) on FIELD_DEFINITION

  enum ResyncReason {
    "The subscription has begun: what happened before it is in the queries."
    subscribed
    "The gateway lost the server for a while and is back."
    reconnected
    "Events came faster than this client took them, and some were dropped."
    overflow
  }

  "Events may be missing before this one: refetch what is on screen once, unless latestSeq is what the client already holds."
  type ResyncEvent {
    reason: ResyncReason!
    "The newest number of the user's own events, asked for when selected; null when it cannot be told."
    latestSeq: Int
  }

  extend type Mutation {
    """
    Tells the trade's partner what this user does there. Over a WebSocket it is what this tab does: the partner sees what all
    tabs do together, and it lapses with the tab's subscription to the trade's events.
    """
    setTradeActivity(tradeId: ID!, isLooking: Boolean!, isTyping: Boolean!): Boolean!
  }
`

/**
 * The Subscription type and its events as SDL, made from the contract's `webhooks`.
 * @param known the types that the supergraph has already
 */
export function eventTypes(contract: Contract, known: ReadonlySet<string>): string {
  const events = Object.values(contract.webhooks).map(({ post }) => describe(post, contract))
  const types = events.map(
    event =>
      `type ${event.type} @cable(event: "${event.name}", channel: "${event.channel}") {\n  ${event.fields.join('\n  ')}\n}`,
  )
  const unions = Object.entries(combined).map(([channel, { union }]) => {
    const members = events.filter(event => event.channel === channel).map(event => event.type)
    return `union ${union} = ${['ResyncEvent', ...members].join(' | ')}`
  })
  const streams = Object.entries(combined).map(
    ([channel, { field, union }]) => `${field}: ${union}! @cableChannel(channel: "${channel}")`,
  )
  const single = events.map(event => `${graphqlName(event.name)}${event.argument}: ${event.type}!`)
  const nested = [...new Set(events.flatMap(event => event.references))]
    .filter(name => !known.has(name))
    .map(name => nestedType(contract, name))
  const subscription = `type Subscription {\n  ${[...streams, ...single].join('\n  ')}\n}`
  return [rules, ...types, ...nested, ...unions, subscription].join('\n\n')
}

interface EventType {
  readonly name: string
  readonly type: string
  readonly channel: EventChannel
  readonly argument: string
  readonly fields: readonly string[]
  readonly references: readonly string[]
}

function describe(event: ContractEvent, contract: Contract): EventType {
  const reference = event.requestBody.content['application/json'].schema.$ref
  if (reference === undefined) throw new Error(`The event ${event.operationId} needs a named schema`)
  const type = refName(reference)
  const schema = component(contract, type)
  const join = joins[type]
  return {
    name: event.operationId,
    type,
    channel: event['x-channel'],
    argument: argumentOf(event['x-channel'], schema),
    fields: [...fieldsOf(schema), ...(join === undefined ? [] : [join])],
    references: referencesOf(schema),
  }
}

/** Which of a channel's events a client wants: one trade's, one person's, or the prices of the adverts on its screen. */
function argumentOf(channel: EventChannel, schema: JsonSchema): string {
  if (channel === 'person') return '(userName: String!)'
  const has = (name: string) => schema.properties?.[name] !== undefined
  if (has('advert_id')) return '(advertIds: [ID!]!)'
  if (!has('trade_id')) return ''
  return channel === 'chat' ? '(tradeId: ID!)' : '(tradeId: ID)'
}

function component(contract: Contract, name: string): JsonSchema {
  const schema = contract.components.schemas[name]
  if (schema === undefined) throw new Error(`The contract names no schema ${name}`)
  return schema
}

const fieldsOf = (schema: JsonSchema): string[] =>
  Object.entries(schema.properties ?? {}).map(([wire, value]) => {
    const name = graphqlName(wire)
    const type = typeOf(name, withoutNull(value))
    const description = value.description === undefined ? '' : `${JSON.stringify(value.description)}\n  `
    return `${description}${name}: ${type}${isNullable(value) ? '' : '!'}`
  })

function typeOf(name: string, schema: JsonSchema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  switch (schema.type) {
    case 'array':
      return `[${typeOf(name, schema.items!)}!]`
    case 'integer':
      return 'Int'
    case 'boolean':
      return 'Boolean'
    case 'string':
      if (schema.format === 'date-time') return 'DateTime'
      return isIdName(name) ? 'ID' : 'String'
    default:
      throw new Error(`An event cannot carry ${name} of this type: name its schema`)
  }
}

const referencesOf = (schema: JsonSchema): string[] =>
  Object.values(schema.properties ?? {})
    .map(value => withoutNull(value))
    .map(value => value.$ref ?? value.items?.$ref)
    .filter(reference => reference !== undefined)
    .map(refName)

/** What only events use; what a REST answer uses too is in the supergraph already. */
function nestedType(contract: Contract, name: string): string {
  const schema = component(contract, name)
  if (schema.enum !== undefined) return `enum ${name} {\n  ${schema.enum.map(enumName).join('\n  ')}\n}`
  return `type ${name} {\n  ${fieldsOf(schema).join('\n  ')}\n}`
}
