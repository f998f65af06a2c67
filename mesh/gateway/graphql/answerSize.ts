import {
  __Schema,
  __Type,
  type DocumentNode,
  type ExecutionArgs,
  getNamedType,
  getNullableType,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql'
import { isRecord } from '../../wire/records.ts'
import { wireName } from '../../wire/names.ts'
import { operationsOf, type Shape, shapeOf } from './documentShape.ts'
import { refusal } from './refusal.ts'

/** So many values the answer to one free document may hold: the app's longest list, of 100 rows, has 6000. */
export const mostValues = 25_000

/** So many values of an answer may break the contract, and each is told; one with more is no answer, and told as one fault. */
export const mostFaults = 5

/** Takes what a root field was answered, before any of it is made into the client's answer. Throws when that would be too long. */
export type Allowance = (key: string, answer: unknown) => void

/** Makes the {@link Allowance} of one request. */
export type AllowanceMaker = () => Allowance

/** What is asked for below a key of the answer. */
interface Asked {
  /** The name that the server says it under. */
  readonly wire: string
  /** Undefined for a name that every type has. */
  readonly type: GraphQLOutputType | undefined
  readonly parts: readonly Asked[]
}

/**
 * An answer's length is the server's rows times the document's fields, and each value that is not what the contract says becomes an
 * error with a place of its own and a line in the log; all of it is made and written in one go. So both are counted first, which
 * costs a twentieth and ends at the limit.
 */
export function allowanceFor(
  { document, operationName, schema }: Pick<ExecutionArgs, 'document' | 'operationName' | 'schema'>,
  most: { readonly values: number },
): AllowanceMaker {
  const operation = operationOf(document, operationName)
  const shape = operation && shapeOf(document, operation)
  const root = operation && schema.getRootType(operation.operation)
  const asked = shape && root ? askedOf(shape, root) : new Map<string, readonly Asked[]>()
  return () => {
    const spend = makePurse(most.values)
    const fault = makeFaults()
    return (key, answer) => {
      const count = ({ type, parts }: Asked, value: unknown): void => {
        spend()
        if (type !== undefined) countTyped(type, parts, value)
      }
      const countTyped = (type: GraphQLOutputType, parts: readonly Asked[], value: unknown): void => {
        const missing = value === null || value === undefined
        if (missing) return isNonNullType(type) ? fault(key) : undefined
        const nullable = getNullableType(type)
        if (isLeafType(nullable)) return isOf(nullable, value) ? undefined : fault(key)
        if (isListType(nullable)) {
          if (!Array.isArray(value)) return fault(key)
          for (const item of value as unknown[]) {
            spend()
            countTyped(nullable.ofType, parts, item)
          }
        } else if (isRecord(value)) for (const part of parts) count(part, value[part.wire])
        else fault(key)
      }
      for (const one of asked.get(key) ?? []) count(one, answer)
    }
  }
}

/** What a shape asks for, by the key of the answer. */
function askedOf(shape: Shape, type: GraphQLNamedType): ReadonlyMap<string, readonly Asked[]> {
  const fields = isObjectType(type) ? type.getFields() : {}
  return new Map(
    [...shape.children].map(([key, child]) => [
      key,
      [...child.fields].map(name => {
        const fieldType = fields[name]?.type
        const parts = fieldType && [...askedOf(child, getNamedType(fieldType)).values()].flat()
        return { wire: wireName(name), type: fieldType, parts: parts ?? [] }
      }),
    ]),
  )
}

/** Whether a value is one of this type; the type itself says so. */
function isOf(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.serialize(value) !== undefined
  } catch {
    return false
  }
}

function makeFaults(): (key: string) => void {
  let left = mostFaults
  return key => {
    left -= 1
    if (left < 0)
      throw new Error(
        `The server answered ${key} with more than ${mostFaults} values that break the contract`,
      )
  }
}

/** Throws when a document asks for more of the schema than an answer may hold. The schema's own resolvers say what there is. */
export function checkIntrospection(
  document: DocumentNode,
  operationName: string | undefined,
  schema: GraphQLSchema,
): void {
  const operation = operationOf(document, operationName)
  const shape = operation && shapeOf(document, operation)
  const spend = makePurse(mostValues)
  const info = { schema } as GraphQLResolveInfo
  const count = (asked: Shape, type: GraphQLObjectType, value: unknown): void => {
    spend()
    if (Array.isArray(value)) for (const item of value as unknown[]) count(asked, type, item)
    else if (typeof value === 'object' && value !== null)
      for (const child of asked.children.values())
        for (const name of child.fields) {
          const field = type.getFields()[name]
          const inner = field === undefined ? undefined : getNamedType(field.type)
          if (isObjectType(inner))
            count(child, inner, field?.resolve?.(value, { includeDeprecated: true }, null, info))
          else spend()
        }
  }
  for (const child of shape?.children.values() ?? []) {
    if (child.fields.has('__schema')) count(child, __Schema, schema)
    // Whichever type is meant, none has more fields than the root.
    if (child.fields.has('__type')) count(child, __Type, schema.getQueryType())
  }
}

const operationOf = (
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined =>
  operationsOf(document).find(
    ({ name }) => operationName === undefined || operationName === null || name?.value === operationName,
  )

function makePurse(most: number): () => void {
  let left = most
  return () => {
    left -= 1
    if (left < 0)
      throw refusal('This answer would be too long: ask for fewer rows or fields.', {
        code: 'ANSWER_TOO_LARGE',
        status: 400,
      })
  }
}
