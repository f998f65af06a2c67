import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  valueFromASTUntyped,
} from 'graphql'
import { graphqlName, wireName } from '../../wire/names.ts'

/** How a root field is called on the server; names of arguments follow the wire's naming rule. */
export interface RestOperation {
  readonly field: string
  readonly root: 'Query' | 'Mutation'
  readonly method: string
  /** The path between and around the path arguments: `/v1/trades/`, `/confirm`. */
  readonly pathParts: readonly string[]
  readonly pathArguments: readonly string[]
  readonly queryArguments: readonly { readonly name: string; readonly wire: string }[]
}

/** An event of `/cable` and the GraphQL type that carries it. */
export interface EventType {
  readonly type: string
  readonly event: string
  readonly channel: string
  /** The Subscription field of this event alone. */
  readonly field: string
}

/** The arguments that are neither in the path nor in the query string. */
const reserved: ReadonlySet<string> = new Set(['input', 'idempotencyKey'])

/** The REST operations that the supergraph notes on its root fields. */
export const restOperations = (supergraph: DocumentNode): RestOperation[] =>
  (['Query', 'Mutation'] as const).flatMap(root =>
    rootFields(supergraph, root).flatMap(field => {
      const http = directiveArguments(field.directives, 'httpOperation')
      return http === undefined
        ? []
        : [operationOf(field, root, String(http['path']), String(http['httpMethod']))]
    }),
  )

/** The events that the supergraph notes on its types. */
export const eventTypes = (supergraph: DocumentNode): EventType[] =>
  supergraph.definitions.flatMap(node => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
    const cable = directiveArguments(node.directives, 'cable')
    if (cable === undefined) return []
    const event = String(cable['event'])
    return [{ type: node.name.value, event, channel: String(cable['channel']), field: graphqlName(event) }]
  })

/** The Subscription fields that carry all events of a channel. */
export const channelFields = (supergraph: DocumentNode): { field: string; channel: string }[] =>
  rootFields(supergraph, 'Subscription').flatMap(field => {
    const cable = directiveArguments(field.directives, 'cableChannel')
    return cable === undefined ? [] : [{ field: field.name.value, channel: String(cable['channel']) }]
  })

/** The wire's values of enum types that have other names in GraphQL, as resolvers understand them. */
export const enumValues = (supergraph: DocumentNode): Record<string, Record<string, string>> =>
  Object.fromEntries(
    supergraph.definitions.flatMap(node => {
      if (node.kind !== Kind.ENUM_TYPE_DEFINITION) return []
      const renamed = (node.values ?? []).flatMap(({ name, directives }) => {
        const value = directiveArguments(directives, 'enum')?.['value']
        return typeof value === 'string' ? [[name.value, JSON.parse(value) as string] as const] : []
      })
      return renamed.length === 0 ? [] : [[node.name.value, Object.fromEntries(renamed)]]
    }),
  )

const machineryTypes: ReadonlySet<string> = new Set(['HTTPMethod', 'ObjMap', '_DirectiveExtensions'])

/** The schema that clients see: without the supergraph's directives and the types that serve them. */
export const publicSchema = (supergraph: DocumentNode): DocumentNode => ({
  ...supergraph,
  definitions: supergraph.definitions.filter(node => !isMachinery(node)),
})

const isMachinery = (node: DefinitionNode): boolean =>
  node.kind === Kind.DIRECTIVE_DEFINITION ||
  ('name' in node &&
    node.name !== undefined &&
    (/^(join|link)__/.test(node.name.value) || machineryTypes.has(node.name.value)))

function rootFields(document: DocumentNode, root: string): FieldDefinitionNode[] {
  return document.definitions.flatMap(node =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === root
      ? [...(node.fields ?? [])]
      : [],
  )
}

function operationOf(
  field: FieldDefinitionNode,
  root: 'Query' | 'Mutation',
  path: string,
  method: string,
): RestOperation {
  const pathArguments = [...path.matchAll(/\{args\.(\w+)\}/g)].map(match => match[1]!)
  const inPath = new Set(pathArguments)
  return {
    field: field.name.value,
    root,
    method,
    pathParts: path.split(/\{args\.\w+\}/),
    pathArguments,
    queryArguments: (field.arguments ?? [])
      .map(argument => argument.name.value)
      .filter(name => !inPath.has(name) && !reserved.has(name))
      .map(name => ({ name, wire: wireName(name) })),
  }
}

function directiveArguments(
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): Record<string, unknown> | undefined {
  const directive = directives?.find(candidate => candidate.name.value === name)
  if (directive === undefined) return undefined
  return Object.fromEntries(
    (directive.arguments ?? []).map(argument => [argument.name.value, valueFromASTUntyped(argument.value)]),
  )
}
