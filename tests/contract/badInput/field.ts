import type { Operation } from '../../../server/kernel/operation.ts'
import { allComponents } from '../../../server/kernel/schema.ts'

/** Where a request carries its input. */
export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]

/** What a field may hold, as far as bad values differ. */
export const kinds = ['decimal', 'integer', 'boolean', 'choice', 'name', 'text', 'list', 'object'] as const
export type Kind = (typeof kinds)[number]

/** One field of an operation's input: its path as a refusal names it, and its kind. */
export interface Field {
  readonly part: Part
  readonly path: readonly string[]
  readonly kind: Kind
  readonly isNullable: boolean
  /** Characters or items at most, where the schema says so. */
  readonly most: number | null
}

interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly maxLength?: number
  readonly maxItems?: number
}

/** Every field of an operation, lists by their first item, objects with what is in them. */
export const fieldsOf = (operation: Operation): Field[] =>
  parts.flatMap(part => {
    const schema = operation[part]
    return schema === undefined ? [] : walk(part, [], schema)
  })

function walk(part: Part, path: readonly string[], given: JsonSchema): Field[] {
  const { schema, isNullable, name } = resolve(given)
  const kind = kindOf(schema, name)
  const most = schema.maxLength ?? schema.maxItems ?? null
  // The whole of a part is no field: what is wrong with it is told in `badRequest.test.ts`.
  const own: Field[] = path.length === 0 ? [] : [{ part, path, kind, isNullable, most }]
  const inner =
    kind === 'object'
      ? Object.entries(schema.properties ?? {}).flatMap(([key, value]) => walk(part, [...path, key], value))
      : kind === 'list' && schema.items
        ? walk(part, [...path, '0'], schema.items)
        : []
  return [...own, ...inner]
}

/** Any text without a line break. */
const oneLine = '^[^\\n\\r]*$'

function kindOf(schema: JsonSchema, name: string | null): Kind {
  if (name === 'Decimal') return 'decimal'
  if (schema.enum) return 'choice'
  const [type] = [schema.type].flat()
  if (type === 'integer' || type === 'boolean' || type === 'object') return type
  if (type === 'array') return 'list'
  if (type === 'string') return schema.pattern === undefined || schema.pattern === oneLine ? 'text' : 'name'
  throw new Error(`What is ${JSON.stringify(schema)}?`)
}

/** Follows references, and takes "or null" off. */
function resolve(given: JsonSchema): { schema: JsonSchema; isNullable: boolean; name: string | null } {
  if (given.anyOf) {
    const [schema] = given.anyOf.filter(({ type }) => type !== 'null')
    return { ...resolve(schema ?? {}), isNullable: given.anyOf.length > 1 }
  }
  if (given.$ref !== undefined) {
    const id = given.$ref.replace(/#$/, '')
    const found = (allComponents() as readonly (JsonSchema & { $id?: string })[]).find(
      ({ $id }) => $id === id,
    )
    if (!found) throw new Error(`The contract has no ${id}`)
    return { ...resolve(found), name: id }
  }
  return { schema: given, isNullable: Array.isArray(given.type) && given.type.includes('null'), name: null }
}
