import {
  __Schema,
  __Type,
  type DocumentNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { isRecord } from '../wire/records.ts'
import { wireName } from '../wire/names.ts'
import { operationsOf, type Shape, shapeOf } from './measure.ts'
import { refusal } from './refusal.ts'

/** So many values the answer to one free document may hold: the app's longest list, of 100 rows, has 6000. */
export const mostValues = 25_000

/** Takes what a root field was answered, before any of it is made into the client's answer. Throws when that would be too long. */
export type Allowance = (key: string, answer: unknown) => void

/**
 * An answer's length is the server's rows times the document's fields, and it is made and written in one go. So the values are
 * counted first, which costs a twentieth and ends at the limit.
 */
export function allowanceFor(document: DocumentNode, operationName: string | undefined): Allowance {
  const shape = shapeOfOperation(document, operationName)
  const spend = makePurse()
  const wire = new Map<string, string>()
  const nameOf = (field: string): string => {
    const known = wire.get(field) ?? wireName(field)
    wire.set(field, known)
    return known
  }
  const count = (asked: Shape, value: unknown): void => {
    spend()
    if (Array.isArray(value)) for (const item of value as unknown[]) count(asked, item)
    else if (isRecord(value))
      for (const child of asked.children.values())
        for (const field of child.fields) count(child, value[nameOf(field)])
  }
  return (key, answer) => {
    const asked = shape?.children.get(key)
    if (asked !== undefined) count(asked, answer)
  }
}

/** Throws when a document asks for more of the schema than an answer may hold. The schema's own resolvers say what there is. */
export function checkIntrospection(
  document: DocumentNode,
  operationName: string | undefined,
  schema: GraphQLSchema,
): void {
  const shape = shapeOfOperation(document, operationName)
  const spend = makePurse()
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

function shapeOfOperation(document: DocumentNode, operationName: string | undefined): Shape | undefined {
  const operation = operationsOf(document).find(
    ({ name }) => operationName === undefined || name?.value === operationName,
  )
  return operation && shapeOf(document, operation)
}

function makePurse(): () => void {
  let left = mostValues
  return () => {
    left -= 1
    if (left < 0)
      throw refusal('This answer would be too long: ask for fewer rows or fields.', {
        code: 'ANSWER_TOO_LARGE',
        status: 400,
      })
  }
}
