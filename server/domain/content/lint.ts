import { cardLines, cardProblems } from './cardLint.ts'
import type { DocumentExtra, DocumentKind } from './document.ts'
import { editingRules } from './editing.ts'
import { everyBlock } from './figures.ts'
import { fillBlocks, fillText } from './fillText.ts'
import type { Finding } from './finding.ts'
import { kindRules } from './kinds.ts'
import { readMarkdown } from './markdown.ts'
import { readability, wordsIn, type Readability } from './readability.ts'
import type { Block, Inline } from './tree.ts'

/** A text to look through. */
export interface LintedText {
  readonly kind: DocumentKind
  readonly locale: string
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
}

/** What is known around a text. */
export interface LintFacts {
  readonly isFact: (name: string) => boolean
  /** Whether a fact is one that only an operator can say, and has not said. */
  readonly isUnfilled: (name: string) => boolean
  readonly say: (name: string) => string
  /** Whether a link of ours leads to a page, and to a place in it, that readers find. */
  readonly leadsSomewhere: (href: string) => boolean
  readonly hasPicture: (id: string) => boolean
  /** The same document in the other languages; null where it lacks one. */
  readonly others: readonly { readonly locale: string; readonly source: string | null }[]
}

/** What is found in a text, and how hard it is to read. */
export interface Lint {
  readonly findings: readonly Finding[]
  readonly readability: Readability
}

/** Below this a text is for scholars. Words of Russian are longer, and what is plain there has less. */
const easeLeast: Readonly<Record<string, number>> = { en: 50, ru: 35 }

/** Looks through a text: what is not shown of it, what leads nowhere, what other languages have and it has not, what is hard to read. */
export function lint(text: LintedText, facts: LintFacts): Lint {
  const { blocks, problems } = readMarkdown(text.source)
  const filled = fillBlocks(blocks, facts.say)
  const read = readability(filled, text.locale)
  const findings: Finding[] = [
    ...problems.map(({ code, line }) => error(code, line)),
    ...textFindings(text, blocks),
    ...cardFindings(text, filled),
    ...nameFindings(text, facts),
    ...pictureFindings(text, blocks, facts),
    ...linkFindings(text, blocks, facts),
    ...headFindings(text, facts),
    ...facts.others.flatMap(other => otherFindings(blocks, other)),
    ...readingFindings(text, read),
  ]
  const place = ({ severity, line }: Finding) => (severity === 'error' ? 0 : 1e6) + (line ?? 0)
  return { findings: findings.toSorted((a, b) => place(a) - place(b)), readability: read }
}

type Values = Finding['values']
const found =
  (severity: Finding['severity']) =>
  (code: Finding['code'], line: number | null = null, values: Values = {}): Finding => ({
    code,
    severity,
    line,
    values,
  })
const error = found('error')
const warning = found('warning')

/** The first line that holds something; null where none does. */
function lineOf(source: string, part: string): number | null {
  const at = source.indexOf(part)
  return at < 0 ? null : source.slice(0, at).split('\n').length
}

function textFindings({ kind, source }: LintedText, blocks: readonly Block[]): readonly Finding[] {
  const isEmpty = source.trim() === '' || blocks.length === 0
  return kindRules[kind].hasText && isEmpty ? [error('empty_text')] : []
}

/** What a card of the app lacks. */
function cardFindings(text: LintedText, blocks: readonly Block[]): readonly Finding[] {
  const { hasNoText, missing, slides } = cardProblems(text, blocks)
  return [
    ...(hasNoText ? [error('empty_text')] : []),
    ...missing.map(field => error('field_missing', null, { field })),
    ...slides.map(({ code, part, values: said }) =>
      error(code, part === null ? null : lineOf(text.source, part), said),
    ),
  ]
}

/** What stands in double braces. */
function nameFindings(
  { title, description, source, extra }: LintedText,
  { isFact, isUnfilled }: LintFacts,
): readonly Finding[] {
  const names = new Set<string>()
  fillText(`${title} ${description} ${source} ${cardLines(extra)}`, name => (names.add(name), ''))
  return [...names].flatMap(name => {
    const line = lineOf(source, `{{${name}}}`)
    if (!isFact(name)) return [error('unknown_fact', line, { name })]
    return isUnfilled(name) ? [warning('template_unfilled', line, { name })] : []
  })
}

function pictureFindings(
  { extra, source }: LintedText,
  blocks: readonly Block[],
  { hasPicture }: LintFacts,
): readonly Finding[] {
  const unknown = everyBlock(blocks).flatMap(block =>
    (block.kind === 'figure' || block.kind === 'screen') && !hasPicture(block.picture)
      ? [error('unknown_picture', lineOf(source, block.picture), { picture: block.picture })]
      : [],
  )
  const isUntold = extra.cover !== undefined && !extra.alt?.trim()
  return [...unknown, ...(isUntold ? [error('cover_alt_missing')] : [])]
}

/** Where the links of a text lead, each once. */
export function hrefsIn(blocks: readonly Block[]): readonly string[] {
  const inline = (text: readonly Inline[]): readonly string[] =>
    text.flatMap(part => {
      if (typeof part === 'string' || !('text' in part)) return []
      return [...(part.kind === 'link' ? [part.href] : []), ...inline(part.text)]
    })
  const own = (block: Block): readonly string[] => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return inline(block.text)
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(inline)
    return block.kind === 'questions' ? block.questions.flatMap(({ question }) => inline(question)) : []
  }
  return [...new Set(everyBlock(blocks).flatMap(own))]
}

const headingsIn = (blocks: readonly Block[]): readonly string[] =>
  everyBlock(blocks).flatMap(block => (block.kind === 'heading' ? [block.id] : []))

function linkFindings(
  { source, extra }: LintedText,
  blocks: readonly Block[],
  { leadsSomewhere }: LintFacts,
): readonly Finding[] {
  const places = new Set(headingsIn(blocks))
  const isBroken = (href: string) => {
    if (href.startsWith('#')) return !places.has(href.slice(1))
    return href.startsWith('/') && !leadsSomewhere(href)
  }
  return [...hrefsIn(blocks), ...(extra.linkPath === undefined ? [] : [extra.linkPath])]
    .filter(isBroken)
    .map(href => warning('broken_link', lineOf(source, `(${href}`), { href }))
}

/** What a search engine shows. */
function headFindings({ kind, title, description }: LintedText, { say }: LintFacts): readonly Finding[] {
  const { titleShown, descriptionShown } = editingRules
  const [long, length] = [fillText(title, say).length, fillText(description, say).trim().length]
  // A card is no page: its title is as long as its room.
  const titled =
    long > titleShown && kindRules[kind].card === null
      ? [warning('title_long', null, values({ length: long, most: titleShown }))]
      : []
  if (!kindRules[kind].isDescribed) return titled
  if (length === 0) return [...titled, warning('description_missing')]
  const { least, most } = descriptionShown
  const isFit = length >= least && length <= most
  return isFit ? titled : [...titled, warning('description_length', null, values({ length, least, most }))]
}

const values = (numbers: Readonly<Record<string, number>>): Values =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))

/** Links from elsewhere lead to the same places in every language, and real data is shown in each. */
function otherFindings(
  blocks: readonly Block[],
  { locale, source }: LintFacts['others'][number],
): readonly Finding[] {
  if (source === null) return [warning('missing_locale', null, { locale })]
  const other = readMarkdown(source).blocks
  const live = (of: readonly Block[]) =>
    everyBlock(of).flatMap(block =>
      block.kind === 'live' ? [[block.name, ...Object.values(block.values)].join(' ')] : [],
    )
  return [
    ...differing('headings_differ', locale, headingsIn(blocks), headingsIn(other)),
    ...differing('live_blocks_differ', locale, live(blocks), live(other)),
  ]
}

function differing(
  code: 'headings_differ' | 'live_blocks_differ',
  locale: string,
  here: readonly string[],
  there: readonly string[],
): readonly Finding[] {
  const lacks = there.filter(one => !here.includes(one))
  const has = here.filter(one => !there.includes(one))
  if (lacks.length + has.length === 0) return []
  return [warning(code, null, { locale, lacks: lacks.join(', '), has: has.join(', ') })]
}

function readingFindings(
  { locale, source }: LintedText,
  { sentences, ease }: Readability,
): readonly Finding[] {
  const { sentenceMost } = editingRules
  const least = easeLeast[locale]
  const isHard = ease !== null && least !== undefined && ease < least
  return [
    ...(isHard ? [warning('hard_to_read', null, values({ ease, least }))] : []),
    ...sentences.flatMap(sentence => {
      const { length } = wordsIn(sentence)
      const begin = sentence.split(/\s+/).slice(0, 4).join(' ')
      return length > sentenceMost
        ? [
            warning('long_sentence', lineOf(source, begin), {
              ...values({ length, most: sentenceMost }),
              sentence: `${begin} …`,
            }),
          ]
        : []
    }),
  ]
}
