import type { ContentProblem } from './problem.ts'

/** No text of ours is longer; a book would not be read here. */
export const contentMaxLength = 100_000
/** Quotes and lists within each other; a parser spends time on each level of each line. */
const deepest = 8
/** What could be the beginning or the end of something costs the parser more than a letter does. */
const mostSigns = 4000
const mostLines = 2000
/** A block that begins is looked through for its end, and so is each one in it. */
const mostFences = 60

/** Why a text is not even parsed; null where it is. */
export function contentBounds(source: string): ContentProblem | null {
  if (source.length > contentMaxLength) return { line: 1, code: 'too_long' }
  const lines = source.split(/\r\n|\r|\n/)
  const deep = lines.findIndex(line => nestedIn(line) > deepest)
  if (deep >= 0) return { line: deep + 1, code: 'too_deep' }
  if (lines.length > mostLines) return { line: mostLines, code: 'too_long' }
  if (lines.filter(line => /^\s*:{3}/.test(line)).length > mostFences) return { line: 1, code: 'too_deep' }
  const signs = source.match(/[[\]!*_`<>&~|]/g)?.length ?? 0
  return signs > mostSigns ? { line: 1, code: 'too_deep' } : null
}

/** How many quotes and lists a line says that it is in, by what it begins with. */
function nestedIn(line: string): number {
  const [begin = ''] = /^(?:[ \t]|>|[-*+](?=[ \t>])|\d{1,9}[.)](?=[ \t>]))*/.exec(line) ?? []
  const marks = begin.match(/>|[-*+]|\d{1,9}[.)]/g)?.length ?? 0
  return Math.max(marks, Math.floor(begin.replaceAll('\t', '    ').length / 4))
}

/** Signs that show a text otherwise than it is written: those that turn its direction, and those of no width. */
const strange =
  // eslint-disable-next-line no-control-regex -- exactly these are looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/

/** The lines that hold signs which nobody sees. */
export const strangeSigns = (source: string): ContentProblem[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      strange.test(line) ? [{ line: index + 1, code: 'strange_sign' as const }] : [],
    )

/** Pages of ours, places in the same page, other sites over TLS, and a letter to somebody. */
export const isLinkTarget = (href: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(href) ||
  /^#[a-z0-9-]+$/.test(href) ||
  /^mailto:(?:[\w.+-]+@[\w.-]+|\{\{supportEmail\}\}|%7B%7BsupportEmail%7D%7D)$/.test(href) ||
  (/^https:\/\/[^\s\\@]+$/.test(href) && URL.canParse(href))

/** A page of the app as a card leads to it, and an address elsewhere as a media partner has it; patterns of the contract. */
export const appPath = String.raw`^/([^/\s\\][^\s\\]*)?$`
export const elsewhere = String.raw`^https://[^\s/@]+(/\S*)?$`
