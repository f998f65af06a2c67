import type { Connection } from '../../../database/database.ts'
import { isAppAddress } from '../../../domain/content/addresses.ts'
import { documentKinds, type DocumentKind } from '../../../domain/content/document.ts'
import { everyBlock, picturesIn } from '../../../domain/content/figures.ts'
import { fillBlocks } from '../../../domain/content/fillText.ts'
import { kindRules } from '../../../domain/content/kinds.ts'
import { hrefsIn, lint, type Lint, type LintedText } from '../../../domain/content/lint.ts'
import { hasScreen } from '../../../domain/content/screens.ts'
import { readMarkdown } from '../../../domain/content/markdown.ts'
import type { DocumentId } from '../../../domain/identifier/identifier.ts'
import { serverLocales, type ServerLocale } from '../../../locales/localeTable.ts'
import { findVersion } from './readDocuments.ts'
import { isFactName, isUnfilledFact } from '../document/facts.ts'
import { keptPictures } from '../document/pictures.ts'
import { shownDocuments, shownTitles, type Reading } from '../document/readDocuments.ts'
import { screens } from '../document/screens.ts'
import { factsIn, type DocumentTexts } from '../document/documentTexts.ts'

/** A text in a language of ours. */
export interface TextToLint extends LintedText {
  readonly locale: ServerLocale
}

/** Looks through a text of a document with what is known here: where its links lead, its pictures, its other languages. */
export async function lintDocument(
  db: Connection,
  texts: DocumentTexts,
  { id, text, at }: { readonly id: DocumentId; readonly text: TextToLint; readonly at: Date },
): Promise<Lint> {
  const { blocks } = readMarkdown(text.source)
  const facts = await factsIn(db, at, [text.title, text.description, text.source, JSON.stringify(text.extra)])
  const say = facts(text)
  const hrefs = hrefsIn(fillBlocks(blocks, say))
  const { linkPath } = text.extra
  const all = linkPath === undefined ? hrefs : [...hrefs, linkPath]
  const broken = await brokenAmong(db, texts, all, { locale: text.locale, at })
  const pictures = await keptPictures(db, picturesIn(blocks))
  const others: { locale: string; source: string | null }[] = []
  for (const locale of serverLocales.filter(one => one !== text.locale))
    others.push({ locale, source: (await findVersion(db, id, locale, at))?.source ?? null })
  return lint(text, {
    isFact: isFactName,
    isUnfilled: isUnfilledFact,
    say,
    leadsSomewhere: href => !broken.has(href),
    hasPicture: picture => pictures.has(picture) || hasScreen(screens, picture),
    others,
  })
}

/** So many links of a text are followed; one of more is no text to read. */
const mostLinks = 300

/** Which links of ours lead to no page that readers find now, or to no place in it. */
async function brokenAmong(
  db: Connection,
  texts: DocumentTexts,
  hrefs: readonly string[],
  reading: Reading,
): Promise<ReadonlySet<string>> {
  const broken = new Set<string>()
  const places = new Map<string, ReadonlySet<string> | null>()
  for (const href of hrefs.filter(one => one.startsWith('/')).slice(0, mostLinks)) {
    const [whole = '', place] = href.split('#')
    const [path = ''] = whole.split('?')
    const there = places.get(path) ?? (await placesAt(db, texts, path, reading))
    places.set(path, there)
    if (there === null ? !isAppAddress(path) : place !== undefined && !there.has(place)) broken.add(href)
  }
  return broken
}

/** The places of the page at an address; null where no document is there. */
async function placesAt(
  db: Connection,
  texts: DocumentTexts,
  path: string,
  reading: Reading,
): Promise<ReadonlySet<string> | null> {
  const found = await documentAt(db, path, reading)
  if (found === null) return null
  // The page of questions has the places of its topics.
  const filters = path === kindRules.topic.address('', null) ? [found, { kind: 'topic' as const }] : [found]
  const names: string[] = []
  for (const filter of filters)
    for (const { blocks } of await texts.read(db, await shownDocuments(db, filter, reading), reading.at))
      names.push(...everyBlock(blocks).flatMap(block => (block.kind === 'heading' ? [block.id] : [])))
  return new Set(names)
}

async function documentAt(
  db: Connection,
  path: string,
  reading: Reading,
): Promise<{ kind: DocumentKind; code: string } | null> {
  for (const kind of documentKinds) {
    const code = kindRules[kind].at(path)
    if (code === null) continue
    const [found] = await shownTitles(db, { kind, code }, reading)
    if (found && kindRules[kind].address(code, found.parent) === path) return { kind, code }
  }
  return null
}
