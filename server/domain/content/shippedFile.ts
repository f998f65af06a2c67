import { countryProblems } from './country.ts'
import { covers, type DocumentExtra, type DocumentKind } from './document.ts'

/** What a file of the product's own words is: its place in the folder says the kind, the code, the order and the language. */
export interface ShippedFile {
  readonly kind: DocumentKind
  readonly code: string
  readonly parent: string | null
  readonly place: number
  readonly locale: string
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
  /** The date of an item; null of anything else. */
  readonly at: Date | null
}

/** `pages/fees.en.md`, `guide/03-first-purchase.ru.md`, `faq/01-start.en.md`, `blog/safety/fake-receipts.en.md`, `countries/kenya.en.md`. */
const shapes: readonly (readonly [DocumentKind, RegExp])[] = [
  ['page', /^pages\/()()([\w-]+)\.([a-z]{2})\.md$/],
  ['chapter', /^guide\/()(\d\d)-([\w-]+)\.([a-z]{2})\.md$/],
  ['topic', /^faq\/()(\d\d)-([\w-]+)\.([a-z]{2})\.md$/],
  ['country', /^countries\/()()([a-z][a-z-]*)\.([a-z]{2})\.md$/],
  ['item', /^blog\/([\w-]+)\/()([\w-]+)\.([a-z]{2})\.md$/],
]

const head = /^---\n([\s\S]*?)\n---\n/

/** Reads a file of the product's own words. Throws where it is none, or says less than its kind has to. */
export function readShippedFile(path: string, text: string): ShippedFile {
  const wrong = (what: string) => new Error(`content/${path}: ${what}`)
  for (const [kind, shape] of shapes) {
    const found = shape.exec(path)
    if (!found) continue
    const [, parent = '', place = '', code = '', locale = ''] = found
    const [whole, lines] = head.exec(text) ?? []
    if (whole === undefined || lines === undefined) throw wrong('begins with no head between `---`')
    const fields = fieldsOf(lines)
    const { title, description = '', at } = fields
    if (!title) throw wrong('has no title')
    if (kind === 'item' && Number.isNaN(Date.parse(at ?? '')))
      throw wrong('has no date, as in `at: 2026-10-01`')
    return {
      kind,
      code,
      locale,
      parent: parent || null,
      place: Number(place || 0),
      title,
      description,
      source: text.slice(whole.length).trim(),
      extra: kind === 'country' ? countryOf(fields, wrong) : extraOf(fields, wrong),
      at: kind === 'item' && at ? new Date(`${at}T08:00:00Z`) : null,
    }
  }
  throw wrong('lies where no document does')
}

const fieldsOf = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.split('\n').flatMap(line => {
      const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
      return name !== undefined && value ? [[name, value]] : []
    }),
  )

function extraOf(fields: Readonly<Record<string, string>>, wrong: (what: string) => Error): DocumentExtra {
  const cover = covers.find(one => one === fields['cover'])
  if (fields['cover'] && !cover) throw wrong(`there is no cover ${fields['cover']}`)
  return {
    ...(cover ? { cover, alt: fields['alt'] ?? '' } : {}),
    ...(fields['holds_from'] ? { holdsFrom: fields['holds_from'], change: fields['change'] ?? '' } : {}),
    ...(fields['asks'] === 'yes' ? { asksAgain: true } : {}),
    ...(fields['template'] === 'yes' ? { isTemplate: true } : {}),
  }
}

const countryLines = ['territory', 'currency', 'coins', 'methods', 'amount'] as const

function countryOf(fields: Readonly<Record<string, string>>, wrong: (what: string) => Error): DocumentExtra {
  const lines = Object.fromEntries(
    countryLines.flatMap(name => {
      const line = fields[name]
      return line === undefined ? [] : [[name, line]]
    }),
  )
  const [problem] = countryProblems(lines)
  if (problem !== undefined) throw wrong(`says what we have not: ${problem}`)
  return lines
}
