/**
 * How values cross to and from PostgreSQL, once for both drivers: every parameter goes as text and every column comes as
 * text, so that the embedded database and a server cannot differ in what a program reads.
 *
 * | PostgreSQL | JavaScript |
 * |---|---|
 * | int8 | bigint |
 * | numeric, date, interval and whatever is not listed | string |
 * | int2, int4, oid, float4, float8 | number |
 * | bool | boolean |
 * | timestamptz | Date |
 * | json, jsonb | the parsed value |
 * | bytea | Buffer |
 * | one-dimensional arrays of these | array |
 */
export type ColumnParser = (text: string) => unknown

const scalarParsers: ReadonlyArray<{
  readonly oid: number
  readonly array: number
  readonly parse: ColumnParser
}> = [
  { oid: 16, array: 1000, parse: text => text === 't' },
  { oid: 17, array: 1001, parse: text => Buffer.from(text.slice(2), 'hex') },
  { oid: 20, array: 1016, parse: BigInt },
  { oid: 21, array: 1005, parse: Number },
  { oid: 23, array: 1007, parse: Number },
  { oid: 26, array: 1028, parse: Number },
  { oid: 700, array: 1021, parse: Number },
  { oid: 701, array: 1022, parse: Number },
  { oid: 114, array: 199, parse: text => JSON.parse(text) as unknown },
  { oid: 3802, array: 3807, parse: text => JSON.parse(text) as unknown },
  { oid: 1184, array: 1185, parse: parseTimestamp },
  { oid: 25, array: 1009, parse: asText },
  { oid: 1043, array: 1015, parse: asText },
  { oid: 1082, array: 1182, parse: asText },
  { oid: 1700, array: 1231, parse: asText },
  { oid: 2950, array: 2951, parse: asText },
]

/** The parser of each column type by its PostgreSQL type id; a type that is not here stays text. */
export const columnParsers: ReadonlyMap<number, ColumnParser> = new Map(
  scalarParsers.flatMap(({ oid, array, parse }): [number, ColumnParser][] => [
    [oid, parse],
    [array, text => parseArray(text, parse)],
  ]),
)

/**
 * A parameter as PostgreSQL reads it. An array becomes a PostgreSQL array; for a JSON column that holds an array use
 * `json()` of json.ts.
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  throw new TypeError(`a ${typeof value} cannot be a parameter of a query`)
}

function encodeElement(value: unknown): string {
  const text = encodeParameter(value)
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}

function asText(text: string): string {
  return text
}

const timestampPattern = /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(\.\d+)?([+-]\d\d)(?::?(\d\d))?$/

function parseTimestamp(text: string): Date {
  const parts = timestampPattern.exec(text)
  if (parts === null) throw new TypeError(`not a time that a Date can hold: ${text}`)
  const [, year, month, day, hour, minute, second, fraction = '', zone, zoneMinute = '00'] = parts
  const milliseconds = fraction.slice(1, 4).padEnd(3, '0')
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone}:${zoneMinute}`)
}

/** One element of an array literal: quoted with escapes, or bare. */
const elementPattern = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs

function parseArray(text: string, parse: ColumnParser): unknown[] {
  const elements: unknown[] = []
  for (const [, quoted, bare] of text.slice(text.indexOf('{') + 1, -1).matchAll(elementPattern)) {
    if (quoted !== undefined) elements.push(parse(quoted.replace(/\\(.)/gs, '$1')))
    else elements.push(bare === undefined || bare === 'NULL' ? null : parse(bare))
  }
  return elements
}
