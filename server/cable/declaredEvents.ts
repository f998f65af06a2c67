import type { TSchema } from 'typebox'
import { allComponents } from '../kernel/schema.ts'
import type { Json, JsonObject } from '../runtime/tables.ts'
import { type CableEventName, cableEvents } from './events.ts'

/** Only what the event's schema declares, all the way down: a field too many in a caller's object must not reach a socket. */
export const declared = (name: CableEventName, payload: object): JsonObject =>
  cut(shapeOf(cableEvents[name].schema), payload) as JsonObject

/** The fields of a named object, each with the named object that it holds; a leaf has none. */
interface Shape {
  readonly fields: ReadonlyMap<string, Shape> | null
}

const leaf: Shape = { fields: null }
const shapes = new Map<string, Shape>()

function shapeOf(schema: TSchema): Shape {
  const name = refOf(schema)
  if (name === undefined) return leaf
  const known = shapes.get(name)
  if (known) return known
  const component = allComponents().find(one => `${(one as { $id?: string }).$id}#` === name)
  const properties = Object.entries((component as { properties?: Record<string, TSchema> }).properties ?? {})
  const fields = properties.map(([key, property]) => [key, shapeOf(property)] as const)
  const shape: Shape = { fields: fields.length === 0 ? null : new Map(fields) }
  shapes.set(name, shape)
  return shape
}

/** The component that a schema names, or may be beside null. */
function refOf(schema: TSchema): string | undefined {
  const { $ref, anyOf = [] } = schema as { $ref?: string; anyOf?: readonly TSchema[] }
  return $ref ?? anyOf.map(refOf).find(name => name !== undefined)
}

function cut({ fields }: Shape, value: object | Json): Json {
  if (fields === null || typeof value !== 'object' || value === null) return value as Json
  const entries: [string, Json][] = Object.entries(value)
  return Object.fromEntries(
    entries.flatMap(([key, inner]) => {
      const shape = fields.get(key)
      return shape === undefined ? [] : [[key, cut(shape, inner)]]
    }),
  )
}
