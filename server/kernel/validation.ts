import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { hasSentDigits, parseDecimal, sentDigits } from '../domain/money/decimal.ts'
import { refuse, refuseWith, type Refusal } from '../domain/refusal/refusal.ts'
import { hasProhibitedWords } from '../domain/word/prohibited.ts'
import { unreadableAt } from './unreadableText.ts'
import { allComponents } from './schema.ts'

const options = { useDefaults: true, strict: false } as const
// A body is taken as it is: `5` never becomes `"5"`. Paths and query strings are text, and are coerced.
const exact = new Ajv({ ...options, coerceTypes: false })
const coercing = new Ajv({ ...options, coerceTypes: 'array' })

/** What a pattern cannot say of a decimal: how many digits it may have in all. */
const decimalKeyword = {
  keyword: 'isDecimal',
  type: 'string',
  schemaType: 'boolean',
  validate: (_: boolean, text: string) => parseDecimal(text, { negative: true }) !== undefined,
} as const

/**
 * More digits than anything here is kept with, in whatever field: looked at first, because the pattern would call it no number.
 * Answers are longer at times (a product is exact), so the contract's own pattern is wider.
 */
const digitsKeyword = {
  keyword: 'hasSentDigits',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  validate: (_: boolean, text: string) => hasSentDigits(text),
} as const

/** What `seenText` asks for: none of the prohibited words. */
const wordsKeyword = {
  keyword: 'x-words',
  type: 'string',
  schemaType: 'string',
  validate: (_: string, text: string) => !hasProhibitedWords(text),
} as const

/** A fault at a field, as far as {@link schemaRefusal} looks at it. */
type Fault = Pick<ErrorObject, 'instancePath' | 'keyword' | 'schemaPath' | 'params'>

const faultAt = (field: string, keyword: string): Fault[] => [
  { instancePath: `/${field.replaceAll('.', '/')}`, keyword, schemaPath: `#/${keyword}`, params: {} },
]

/**
 * Compiles request schemas. Undeclared properties are refused rather than dropped: a client that misspells an amount
 * should hear of it. So is text that nobody can read, in whatever field.
 */
export function requestValidator(): FastifySchemaCompiler<TSchema> {
  addComponents()
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body'
    let compiled: ValidateFunction | undefined
    const wholeNumbers = isBody ? [] : fieldsOf(schema, 'integer')
    const lists = isBody ? [] : fieldsOf(schema, 'array')
    const validate = (value: unknown): boolean => {
      validate.errors = faultsOf(value)
      return validate.errors.length === 0
    }
    validate.errors = [] as Fault[]
    function faultsOf(value: unknown): Fault[] {
      if (!isBody) leaveOutEmpty(value, lists)
      // Coercion would also take ` 1`, `1e1` and `0x10`.
      const odd = wholeNumbers.find(name => isOddNumber((value as Record<string, unknown>)[name]))
      if (odd !== undefined) return faultAt(odd, 'type')
      // When the first asks: most of a start would be to compile what this process is never sent.
      const fits = (compiled ??= compiledBy(isBody ? exact : coercing, schema))
      if (!fits(value)) return fits.errors ?? []
      const unreadable = unreadableAt(value)
      return unreadable === null ? [] : faultAt(unreadable, 'characters')
    }
    return validate
  }
}

const added = new Set<TSchema>()

/** What is named so far. A later server of the process may know modules that an earlier one did not. */
function addComponents(): void {
  for (const ajv of added.size === 0 ? [exact, coercing] : []) {
    addFormats.default(ajv)
    ajv.addKeyword(digitsKeyword)
    ajv.addKeyword(decimalKeyword)
    ajv.addKeyword(wordsKeyword)
  }
  for (const component of allComponents()) {
    if (added.has(component)) continue
    added.add(component)
    for (const ajv of [exact, coercing]) ajv.addSchema(closed(component))
  }
}

const compiledSchemas = new Map([exact, coercing].map(ajv => [ajv, new WeakMap<TSchema, ValidateFunction>()]))

/** Once for all servers of a process: each compilation is kept by ajv for ever. */
function compiledBy(ajv: Ajv, schema: TSchema): ValidateFunction {
  const known = compiledSchemas.get(ajv)
  const fits = known?.get(schema) ?? ajv.compile(closed(schema))
  known?.set(schema, fits)
  return fits
}

const isOddNumber = (text: unknown): boolean => typeof text === 'string' && !/^-?\d{1,15}$/.test(text)

const fieldsOf = (schema: TSchema, wanted: 'integer' | 'array'): string[] =>
  Object.entries((schema as { properties?: Record<string, { type?: unknown }> }).properties ?? {})
    .filter(([, { type }]) => type === wanted)
    .map(([name]) => name)

/** Takes empty items out of a query's lists: `types=` names none, and is as good as nothing. */
function leaveOutEmpty(value: unknown, lists: readonly string[]): void {
  const query = value as Record<string, unknown>
  for (const name of lists) {
    const items = [query[name]].flat().filter(item => item !== '' && item !== undefined)
    if (items.length > 0) query[name] = items
    else delete query[name]
  }
}

const closed = (schema: TSchema): TSchema => {
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown }
  if ((schema as { $id?: string }).$id === 'Decimal')
    return { ...schema, hasSentDigits: true, isDecimal: true }
  return type === 'object' && additionalProperties === undefined
    ? { ...schema, additionalProperties: false }
    : schema
}

/** What a schema refused, at its field as `a.b.0`; `params` belongs to ajv's keyword. */
const refusals: Record<string, (params: Record<string, number>, field: string) => Refusal> = {
  required: (_, field) => refuse('required', field),
  minItems: (_, field) => refuse('required', field),
  enum: (_, field) => refuse('invalid_choice', field),
  'x-words': (_, field) => refuse('prohibited_words', field),
  minLength: ({ limit }, field) => refuseWith('too_short', { min: limit ?? 1 }, field),
  maxLength: ({ limit }, field) => refuseWith('too_long', { max: limit ?? 0 }, field),
  minimum: ({ limit }, field) => refuseWith('too_small', { min: limit ?? 0 }, field),
  maximum: ({ limit }, field) => refuseWith('too_large', { max: limit ?? 0 }, field),
}

/** The refusal of the first thing that a schema did not accept. */
export function schemaRefusal(error: Fault): Refusal {
  const params = error.params as Record<string, never>
  const named: unknown = params['missingProperty'] ?? params['additionalProperty']
  const path = [
    ...error.instancePath.split('/').filter(Boolean),
    ...(typeof named === 'string' ? [named] : []),
  ]
  const field = path.join('.') || 'base'
  if (error.keyword === 'hasSentDigits') return refuseWith('too_many_digits', sentDigits, field)
  if (error.schemaPath.startsWith('Decimal')) return refuse('invalid_decimal', field)
  if (field === 'email' && error.keyword === 'pattern') return refuse('email_invalid', field)
  return (refusals[error.keyword] ?? (() => refuse('invalid_format', field)))(params, field)
}
