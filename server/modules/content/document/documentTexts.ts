import type { Connection } from '../../../database/database.ts'
import { termsAt } from '../../../domain/affiliate/terms.ts'
import { readingMinutes } from '../../../domain/content/document.ts'
import { picturesIn, placePictures } from '../../../domain/content/figures.ts'
import { fillBlocks, fillText } from '../../../domain/content/fillText.ts'
import { readMarkdown } from '../../../domain/content/markdown.ts'
import type { Block } from '../../../domain/content/tree.ts'
import { termsVersions } from '../../growth/affiliate/terms.ts'
import { isFactName, namesTerms, sayFact } from './facts.ts'
import { keptPictures } from './pictures.ts'
import type { ShownDocument, ShownTitle } from './readDocuments.ts'
import { screens } from './screens.ts'

/** What a list shows of a document. */
export interface ReadTitle extends ShownTitle {
  readonly minutes: number
}

/** A document whose text can be shown. */
export interface ReadDocument extends ReadTitle {
  readonly blocks: readonly Block[]
}

/** So many texts are kept as they were parsed; those that were asked for last. */
const keptTexts = 500

/** What turns documents into what is shown: parsed once for each version, with the facts of the moment. */
export interface DocumentTexts {
  readonly read: (
    db: Connection,
    documents: readonly ShownDocument[],
    at: Date,
  ) => Promise<readonly ReadDocument[]>
  /** For lists: no text is parsed. */
  readonly titles: (
    db: Connection,
    documents: readonly ShownTitle[],
    at: Date,
  ) => Promise<readonly ReadTitle[]>
}

/** Makes the {@link DocumentTexts} of a process. */
export function documentTexts(): DocumentTexts {
  const kept = new Map<string, readonly Block[]>()
  const parsed = ({ version_id: id, source }: ShownDocument): readonly Block[] => {
    const known = kept.get(id)
    const blocks = known ?? readMarkdown(source).blocks
    kept.delete(id)
    kept.set(id, blocks)
    const [oldest] = kept.keys()
    if (kept.size > keptTexts && oldest !== undefined) kept.delete(oldest)
    return blocks
  }
  return {
    async read(db, documents, at) {
      const facts = await factsIn(
        db,
        at,
        documents.flatMap(({ title, description, source }) => [title, description, source]),
      )
      const filled = documents.map(document => {
        const say = facts(document)
        return { ...titleOf(document, say), blocks: fillBlocks(parsed(document), say) }
      })
      const kept = await keptPictures(
        db,
        filled.flatMap(({ blocks }) => picturesIn(blocks)),
      )
      return filled.map(one => ({
        ...one,
        blocks: placePictures(one.blocks, { kept, screens, locale: one.locale }),
      }))
    },
    async titles(db, documents, at) {
      const facts = await factsIn(
        db,
        at,
        documents.flatMap(({ title, description }) => [title, description]),
      )
      return documents.map(document => titleOf(document, facts(document)))
    },
  }
}

const titleOf = (document: ShownTitle, say: (name: string) => string): ReadTitle => ({
  ...document,
  title: fillText(document.title, say),
  description: fillText(document.description, say),
  minutes: readingMinutes(document.words),
})

type Facts = (text: Pick<ShownTitle, 'locale'>) => (name: string) => string

/** What the names in some texts stand for; one that is none stays, where everybody sees it. The database is asked only for what they name of it. */
export async function factsIn(db: Connection, at: Date, texts: readonly string[]): Promise<Facts> {
  const terms = texts.some(namesTerms) ? termsAt(await termsVersions(db), null, at) : null
  return ({ locale }) =>
    name =>
      isFactName(name) ? sayFact(name, { locale, terms }) : `[${name}]`
}
