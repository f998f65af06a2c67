import { type Static, type TSchema, Type } from 'typebox'

const components = new Map<string, TSchema>()

/**
 * Publishes a schema as a named component of the contract and answers a reference to it, so that OpenAPI and GraphQL
 * show `Trade` instead of an inlined object. Throws when the name is taken: one name means one shape.
 */
export function namedSchema<S extends TSchema>(id: string, schema: S) {
  if (components.has(id)) throw new Error(`The contract names ${id} twice`)
  components.set(id, { ...schema, $id: id })
  return Type.Unsafe<Static<S>>({ $ref: `${id}#` })
}

/** Every named component so far, in the order of definition. */
export const allComponents = (): readonly TSchema[] => [...components.values()]

/** An enumeration with the exact strings of the wire. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] })

/** The value or null; always present, so that readers need not tell "absent" from "none". */
export function nullable<S extends TSchema>(schema: S) {
  const plain = schema as { type?: unknown }
  return Type.Unsafe<Static<S> | null>(
    typeof plain.type === 'string' && !('enum' in schema)
      ? { ...schema, type: [plain.type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] },
  )
}

/** A list in pages (`page`, `limit`); `total` stops at 1,000 and then says so. */
export const pageOf = <S extends TSchema>(item: S) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
    total_is_capped: Type.Boolean(),
  })

/**
 * Text that somebody else will read: in whatever body it comes, it is refused at its field where it holds prohibited words.
 * Every other free text of the contract is listed as private in `tests/contract/specification/seenText.test.ts`.
 */
export const seenText = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, 'x-words': 'seen' })

/** A public id in a path or a body. */
export const Id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' })

/** `page` and `limit` of a paged list. */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
}

/** `before` and `limit` of a list that grows at its head: what is older than the last that was seen. */
export const keysetPaging = (usual = 20) => ({
  before: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: usual })),
})

/** Money and rates on the wire: a decimal string, never a JSON number. */
export const DecimalText = namedSchema(
  'Decimal',
  Type.Unsafe<string>({
    type: 'string',
    pattern: '^-?(0|[1-9][0-9]{0,37})(\\.[0-9]{1,37})?$',
    maxLength: 80,
    description: 'An exact decimal number as a string.',
  }),
)

/** A moment: ISO-8601 in UTC. */
export const Moment = Type.Unsafe<string>({ type: 'string', format: 'date-time' })

/** A coin's or fiat's code; a new one is a row of the reference data, not a new contract. */
export const Code = Type.String({ pattern: '^[A-Z0-9]{2,6}$' })

/** A user's public name. */
export const UserName = Type.String({ pattern: '^[\\p{L}\\p{N}_.-]{3,32}$' })

/** An amount with its coin or fiat. */
export const MoneySchema = namedSchema('Money', Type.Object({ amount: DecimalText, asset: Code }))

/** What was handed out once: the token of a letter or of a step. */
export const SecretText = Type.String({ pattern: '^[A-Za-z0-9_-]{16,128}$' })

/** Six digits of an authenticator. */
export const AuthenticatorCode = Type.String({ pattern: '^[0-9]{6}$' })

/** Six digits of an authenticator, or a recovery code as it was printed. */
export const AnyCode = Type.String({ pattern: '^([0-9]{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$' })
