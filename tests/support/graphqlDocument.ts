import { type FieldDefinitionNode, Kind, parse, print } from 'graphql'
import { readSupergraph } from '../../mesh/start.ts'
import { enumName, graphqlName } from '../../mesh/wire/names.ts'

/** What a call sends, in the wire's names. */
export interface WireInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** A document with its variables. */
export interface Operation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

const supergraph = parse(readSupergraph(), { noLocation: true })

type Root = 'Query' | 'Mutation' | 'Subscription'

/** What clients may ask for; a gateway may add to what REST has. */
const rootFields = (root: Root): readonly FieldDefinitionNode[] =>
  supergraph.definitions.flatMap(node =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === root
      ? [...(node.fields ?? [])]
      : [],
  )

/** The root fields of the committed supergraph. */
export const rootFieldNames = (root: Root): string[] => rootFields(root).map(field => field.name.value)

/**
 * The GraphQL call of an operation of the contract, with what REST would send. Throws when the supergraph has no such
 * field, or no argument for a part of the input.
 */
export function documentOf(operationId: string, input: WireInput, idempotencyKey: string): Operation {
  for (const root of ['Query', 'Mutation'] as const) {
    const field = rootFields(root).find(({ name }) => name.value === operationId)
    if (!field) continue
    const given: Record<string, unknown> = {
      ...(renamed({ ...input.params, ...input.query }) as object),
      ...(input.body === undefined ? {} : { input: renamed(input.body) }),
      idempotencyKey,
    }
    const used = (field.arguments ?? []).filter(({ name }) => given[name.value] !== undefined)
    const known = new Set(used.map(({ name }) => name.value))
    const lost = Object.keys(given).filter(name => name !== 'idempotencyKey' && !known.has(name))
    if (lost.length > 0) throw new Error(`${operationId} takes no ${lost.join(', ')} in GraphQL`)
    const declared = used.map(({ name, type }) => `$${name.value}: ${print(type)}`)
    const passed = used.map(({ name }) => `${name.value}: $${name.value}`)
    const parentheses = (parts: string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`)
    return {
      query: `${root.toLowerCase()} Walk${parentheses(declared)} { ${operationId}${parentheses(passed)} { __typename } }`,
      variables: Object.fromEntries([...known].map(name => [name, given[name]])),
    }
  }
  throw new Error(`The supergraph has no field ${operationId}`)
}

/** Names and enum values as GraphQL has them, all the way down. */
function renamed(value: unknown): never {
  if (Array.isArray(value)) return value.map(renamed) as never
  if (typeof value === 'string') return (/^\w+::\w+$/.test(value) ? enumName(value) : value) as never
  if (typeof value !== 'object' || value === null) return value as never
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [graphqlName(name), renamed(inner)]),
  ) as never
}
