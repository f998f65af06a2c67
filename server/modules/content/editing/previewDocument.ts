import type { Connection } from '../../../database/database.ts'
import { readingMinutes } from '../../../domain/content/document.ts'
import { picturesIn, placePictures } from '../../../domain/content/figures.ts'
import { fillBlocks, fillText, questionsIn } from '../../../domain/content/fillText.ts'
import { readMarkdown } from '../../../domain/content/markdown.ts'
import { wordCount, type Block } from '../../../domain/content/tree.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { presentCard } from '../cards/present.ts'
import { presentFinding, storedExtra } from './present.ts'
import type { documentEditingOperations } from './schema.ts'
import { keptPictures } from '../document/pictures.ts'
import { screens } from '../document/screens.ts'
import { factsIn, type DocumentTexts } from '../document/documentTexts.ts'
import { topicsShown } from '../document/topics.ts'

type Call = (typeof documentEditingOperations)['previewDocument']

/** A text as its readers would get it at this moment. Keeps nothing. */
export async function previewDocument(
  db: Connection,
  texts: DocumentTexts,
  { kind, locale, title, description, source, extra }: Input<Call>['body'],
  at: Date,
): Promise<Reply<Call>> {
  const { blocks, problems } = readMarkdown(source)
  const facts = await factsIn(db, at, [title, description, source, JSON.stringify(extra ?? {})])
  const say = facts({ locale })
  const kept = await keptPictures(db, picturesIn(blocks))
  const filled = placePictures(fillBlocks(blocks, say), { kept, screens, locale })
  // A topic is read as questions that open.
  const shown: readonly Block[] =
    kind === 'topic' ? [{ kind: 'questions', questions: questionsIn(filled) }] : filled
  return {
    title: fillText(title, say),
    description: fillText(description, say),
    minutes: readingMinutes(wordCount(filled)),
    tree: JSON.stringify(shown),
    topics: await topicsShown(db, texts, { locale, at }, blocks),
    ...presentCard(kind, {
      id: 'preview',
      code: 'preview',
      title,
      description,
      source,
      extra: storedExtra(extra ?? {}),
      isViewed: false,
      fill: text => fillText(text, say),
    }),
    problems: problems.map(({ code, line }) => presentFinding({ code, line, severity: 'error', values: {} })),
  }
}
