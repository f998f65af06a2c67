import type { Field, Kind } from './field.ts'

/** A value that no field of its kind may take. */
export interface Bad {
  readonly name: string
  /** As JSON in a body; in a path or query, where it is text, without quotes. */
  readonly json: string
  /** It is no JSON: the refusal is about the body, and can name no field. */
  readonly breaksBody?: true
}

const text = (name: string, value: string): Bad => ({ name, json: JSON.stringify(value) })
const json = (name: string, value: string): Bad => ({ name, json: value })

const deep = 5000
/** What is wrong wherever something else than a list or an object is asked for. */
const wrongTypes: readonly Bad[] = [
  json('a list', '[]'),
  json('an object', '{}'),
  json('a very deep list', '['.repeat(deep) + ']'.repeat(deep)),
  json('a very deep object', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)),
  { name: 'a bare NaN', json: 'NaN', breaksBody: true },
]
const notText: readonly Bad[] = [json('a number', '5'), json('true', 'true'), ...wrongTypes]

/** Characters that no text may have, and that a database or a screen would stumble over. */
const poison: readonly Bad[] = [
  text('NUL', 'opay\u0000'),
  text('a bell', '0142883761\u0007'),
  text('an escape sequence', '\u001b[2Jnothing to see'),
  json('half a character', '"opay\\ud800"'),
  json('the other half', '"opay\\udc00"'),
]

const numberLike: readonly Bad[] = [
  text('NaN', 'NaN'),
  text('Infinity', '-Infinity'),
  text('1e400', '1e400'),
  text('1,5', '1,5'),
  text('40 digits', '1'.repeat(40)),
  text('40 digits around a dot', `${'1'.repeat(20)}.${'1'.repeat(20)}`),
  text('75 digits around a dot', `${'1'.repeat(38)}.${'1'.repeat(37)}`),
  text('nothing', ''),
  text('a space', ' 1'),
  text('hexadecimal', '0x10'),
  text('Arabic digits', '١٢'),
  text('../', '../'),
]

const badValues: Record<Kind, readonly Bad[]> = {
  decimal: [...numberLike, text('a plus', '+1'), text('a bare dot', '.5'), ...notText, ...poison],
  integer: [
    ...numberLike,
    json('a fraction', '1.5'),
    json('1e400 as a number', '1e400'),
    json('40 digits as a number', '1'.repeat(40)),
    json('below zero', '-1'),
    json('true', 'true'),
    ...wrongTypes,
  ],
  boolean: [text('yes', 'yes'), text('NaN', 'NaN'), text('nothing', ''), json('2', '2'), ...wrongTypes],
  choice: [text('another word', 'elephant'), text('nothing', ''), text('../', '../'), ...notText, ...poison],
  name: [
    text('nothing', ''),
    text('../', '../'),
    text('..%2f', '..%2f'),
    text('a quote', `'; drop table trade; --`),
    text('markup', '<script>alert(1)</script>'),
    text('1,5', '1,5'),
    text('2 kB', 'x'.repeat(2000)),
    ...notText,
    ...poison,
  ],
  text: [...notText, ...poison],
  list: [
    text('a text', 'opay'),
    json('a number', '5'),
    json('a list of null', '[null]'),
    ...wrongTypes.slice(2),
  ],
  object: [
    text('a text', 'opay'),
    json('a number', '5'),
    json('a list', '[]'),
    json('an unknown field', '{"elephant":1}'),
  ],
}

/** Well-formed, and nothing of that name exists. */
const unknown: Readonly<Record<string, Bad>> = {
  crypto_currency_code: text('an unknown coin', 'ZZZ'),
  currency_code: text('an unknown fiat', 'ZZZ'),
  asset: text('an unknown coin', 'ZZZ'),
  country_code: text('an unknown country', 'ZZ'),
  payment_method_code: text('an unknown method', 'no_such_method'),
  time_zone: text('an unknown time zone', 'Mars/Olympus_Mons'),
  place_id: text('an unknown place', 'Mars/Olympus_Mons'),
  id: text('an unknown id', '01900000-0000-7000-8000-000000000000'),
  trade_id: text('an unknown trade', '00000000'),
  attachment_id: text('an unknown file', '01900000-0000-7000-8000-000000000000'),
}

const isText = (bad: Bad): boolean => bad.json.startsWith('"') || /^-?[\d.e]+$/.test(bad.json)

/** The values that this field may not take, as far as its part of the request can carry them. */
export function badFor({ part, path, kind, isNullable, most }: Field): readonly Bad[] {
  const nobody = unknown[path.at(-1) ?? '']
  const all = [
    ...badValues[kind],
    ...(nobody && kind !== 'list' ? [nobody] : []),
    ...(isNullable ? [] : [json('null', 'null')]),
    ...(most !== null && kind === 'text' ? [text('one character too many', 'x'.repeat(most + 1))] : []),
    ...(most !== null && kind === 'list'
      ? [json('one item too many', JSON.stringify(Array.from({ length: most + 1 }, () => 'x')))]
      : []),
  ]
  if (part === 'body') return all
  // A path and a query are text: what is not cannot be sent, and a path without its parameter is another path.
  const carried = all.filter(
    bad => isText(bad) && !/half/.test(bad.name) && (bad.name !== 'a number' || kind === 'choice'),
  )
  // An empty item of a query's list names none: `types=` narrows nothing (`transactionFilters.test.ts`).
  if (part === 'query' && path.at(-1) === '0') return carried.filter(({ name }) => name !== 'nothing')
  if (part === 'query') return kind === 'list' ? [] : carried
  return carried.filter(({ name }) => name !== 'nothing' && name !== '2 kB')
}

/** What goes into a path or a query. */
export const asText = ({ json }: Bad): string => (json.startsWith('"') ? (JSON.parse(json) as string) : json)
