import {
  type ConstDirectiveNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  type TypeNode,
  parse,
  print,
  visit,
} from 'graphql'
import { enumName, isIdName } from '../wire/names.ts'

/**
 * Mends in the composed supergraph what Mesh cannot say: list items that are never null, required inputs, `ID`s, inputs
 * named `OpenTradeInput`, enum values without their `Ad::` prefix. Answers the text that is committed.
 */
export function polishSupergraph(supergraph: string): string {
  const document = parse(supergraph, { noLocation: true })
  const taken = new Map<string, string>()
  return print(
    visit(document, {
      FieldDefinition: node => ({ ...node, type: ownType(node.name.value, node.type) }),
      InputValueDefinition: node => ({ ...node, type: argumentType(node) }),
      EnumValueDefinition: node => ({ ...node, name: renamed(node.name, enumValueOf(node.directives)) }),
      InputObjectTypeDefinition: node => ({ ...node, name: renamed(node.name, inputName(node.name.value)) }),
      NamedType: node => ({ ...node, name: renamed(node.name, claim(taken, node.name.value)) }),
      Directive: node => {
        if (node.name.value === 'merge') return null
        if (node.name.value !== 'httpOperation') return undefined
        const kept = node.arguments?.filter(argument => operationFacts.has(argument.name.value)) ?? []
        return { ...node, arguments: kept }
      },
    }),
  ).concat('\n')
}

/** What the gateway reads of an operation; names of arguments and headers follow the wire's rule instead. */
const operationFacts: ReadonlySet<string> = new Set(['subgraph', 'path', 'httpMethod'])

const renamed = (name: NameNode, value: string | undefined): NameNode =>
  value === undefined ? name : { ...name, value }

/** `OpenTradeBody_Input` is `OpenTradeInput`, `Requisite_Input` is `RequisiteInput`. */
const inputName = (name: string): string => name.replace(/(Body)?_Input$/, 'Input')

/** Renames a type and throws when two types would then share the name. */
function claim(taken: Map<string, string>, name: string): string {
  const wanted = inputName(name)
  const owner = taken.get(wanted) ?? name
  if (owner !== name) throw new Error(`${owner} and ${name} would both be the GraphQL type ${wanted}`)
  taken.set(wanted, name)
  return wanted
}

function argumentType(node: InputValueDefinitionNode): TypeNode {
  const type = ownType(node.name.value, node.type)
  return node.name.value === 'input' && type.kind !== Kind.NON_NULL_TYPE
    ? { kind: Kind.NON_NULL_TYPE, type }
    : type
}

/** The type with `ID` where the name says so, and list items that are never null. */
function ownType(name: string, type: TypeNode): TypeNode {
  if (type.kind === Kind.NAMED_TYPE)
    return type.name.value === 'String' && isIdName(name)
      ? { ...type, name: { ...type.name, value: 'ID' } }
      : type
  if (type.kind === Kind.NON_NULL_TYPE) return { ...type, type: ownType(name, type.type) as typeof type.type }
  const item = ownType(name, type.type)
  return { ...type, type: item.kind === Kind.NON_NULL_TYPE ? item : { kind: Kind.NON_NULL_TYPE, type: item } }
}

/** GraphQL's name of a value that Mesh had to rename, from the wire's value that it noted in `@enum`. */
function enumValueOf(directives: readonly ConstDirectiveNode[] | undefined): string | undefined {
  const value = directives
    ?.find(directive => directive.name.value === 'enum')
    ?.arguments?.find(argument => argument.name.value === 'value')?.value
  return value?.kind === Kind.STRING ? enumName(JSON.parse(value.value) as string) : undefined
}
