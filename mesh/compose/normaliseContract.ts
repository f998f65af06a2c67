import { graphqlName, isReversible } from '../wire/names.ts'
import type { Contract, ContractOperation, JsonSchema, Parameter } from './contract.ts'

/** The argument that carries a mutation's idempotency key, and under which Mesh sees that header. */
export const idempotencyArgument = 'idempotencyKey'

/**
 * Turns the truthful contract into the shape that Mesh maps well: camelCase names, one answer an operation, no
 * constraints that would become scalars of their own, nullable fields optional (Mesh makes `T!` of required + nullable).
 * What is streamed or signed stays out. Throws when a name does not survive the way to camelCase and back.
 */
export function normaliseContract(contract: Contract): Contract {
  const document = structuredClone(contract)
  const schemas = document.components.schemas
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = shape({ title: name, ...schema })
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods))
      if (isRestAlone(operation)) delete methods[method]
      else tidy(operation)
    delete document.paths[path]
    if (Object.keys(methods).length > 0) document.paths[renamePath(path)] = methods
  }
  document.webhooks = {}
  delete document.components.securitySchemes
  return document
}

/** What GraphQL cannot carry: bytes that are no JSON, and a shop’s signature over its bytes. */
export const isRestAlone = (operation: ContractOperation): boolean =>
  operation['x-stream'] === true || operation['x-access'] === 'store'

/** The operations that only read although they are a POST: a Query for GraphQL. */
export const readingPosts = (contract: Contract): string[] =>
  Object.values(contract.paths)
    .flatMap(methods => Object.values(methods))
    .filter(operation => operation['x-reads'])
    .map(operation => operation.operationId)

function tidy(operation: ContractOperation): void {
  const parameters = (operation.parameters ?? [])
    .filter(parameter => parameter.in !== 'header')
    .map(parameter => ({ ...parameter, name: rename(parameter.name), schema: shape(parameter.schema) }))
  operation.parameters = operation['x-idempotent'] ? [...parameters, idempotencyHeader] : parameters
  for (const body of Object.values(operation.requestBody?.content ?? {})) body.schema = shape(body.schema)
  const [status] = Object.keys(operation.responses)
    .filter(code => code.startsWith('2'))
    .sort()
  const answer = status === undefined ? undefined : operation.responses[status]
  if (status === undefined || answer?.content === undefined)
    throw new Error(`${operation.operationId} has no JSON answer: give it one, or mark it x-stream`)
  for (const content of Object.values(answer.content)) content.schema = shape(content.schema)
  operation.responses = { [status]: answer }
}

const idempotencyHeader: Parameter = {
  in: 'header',
  name: idempotencyArgument,
  required: true,
  schema: { type: 'string', description: 'One per intent of the user; kept across a retry and a reload.' },
}

/** A path whose parameters have the names that they have as arguments. */
const renamePath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${rename(name)}}`)

function rename(wire: string): string {
  if (!isReversible(wire)) throw new Error(`The wire name ${wire} does not survive camelCase and back`)
  return graphqlName(wire)
}

/** What a schema becomes: nullability, constraints and names mended, recursively. References stay. */
function shape(schema: JsonSchema): JsonSchema {
  const plain = withoutNull(schema)
  if (plain.$ref !== undefined) return { $ref: plain.$ref }
  const { title, description, type, format, enum: values, items, properties, required } = plain
  const keepsPattern = title === 'Decimal'
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(type === undefined ? {} : { type }),
    ...(format === 'date-time' ? { format } : {}),
    ...(values === undefined ? {} : { enum: values }),
    ...(plain.default === undefined ? {} : { default: plain.default }),
    ...(keepsPattern && plain.pattern !== undefined ? { pattern: plain.pattern } : {}),
    ...(items === undefined ? {} : { items: shape(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [rename(name), shape(value)]),
          ),
          required: (required ?? []).filter(name => !isNullable(properties[name]!)).map(rename),
        }),
  }
}

const isNull = (schema: JsonSchema): boolean => schema.type === 'null'

/** Whether the wire may send null in this place. */
export const isNullable = (schema: JsonSchema): boolean =>
  Array.isArray(schema.type)
    ? schema.type.includes('null')
    : [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isNull)

/** The schema of the value when it is not null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter(type => type !== 'null')
    if (types.length !== 1) throw new Error(`The mesh cannot tell ${schema.type.join(' and ')} apart`)
    return { ...schema, type: types[0]! }
  }
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(choice => !isNull(choice))
  if (choices === undefined) return schema
  if (choices.length !== 1) throw new Error('The mesh maps no unions of REST shapes: name the variants apart')
  return choices[0]!
}
