import { readFileSync } from 'node:fs'

/** A part of OpenAPI, as far as it is read here. */
interface Schema {
  readonly $ref?: string
  readonly type?: unknown
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
interface Call {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const contract = JSON.parse(
  readFileSync(new URL('../../../server/openapi.json', import.meta.url), 'utf8'),
) as Contract

const idPattern = '^[0-9A-Za-z_-]{1,40}$'
const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name)

/** Where a value is an id: by its shape, or by its name. */
function idsIn(schema: Schema, path: string, name: string): string[] {
  if (schema.$ref !== undefined) {
    const known = contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']
    return known === undefined ? [] : idsIn(known, path, name)
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, inner]) => idsIn(inner, `${path}.${key}`, key))
  if (schema.items) return idsIn(schema.items, `${path}[]`, name)
  if (schema.anyOf) return schema.anyOf.flatMap(one => idsIn(one, path, name))
  const isText = [schema.type].flat().includes('string')
  return isText && (schema.pattern === idPattern || isIdName(name)) ? [path] : []
}

/**
 * Every place of the contract where a caller names something, as `updateAdvert body.payment_credential_id`: all parameters
 * of paths, and the ids of queries and bodies.
 */
export const idFields: readonly string[] = Object.values(contract.paths)
  .flatMap(methods => Object.values(methods))
  .flatMap(({ operationId, parameters = [], requestBody }) => {
    const named = parameters.flatMap(({ name, in: where, schema }) => {
      if (where === 'path') return [`path.${name}`]
      return where === 'query' ? idsIn(schema, `query.${name}`, name) : []
    })
    const { schema } = requestBody?.content?.['application/json'] ?? {}
    return [...named, ...(schema ? idsIn(schema, 'body', '') : [])].map(field => `${operationId} ${field}`)
  })
