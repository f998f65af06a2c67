import type { Connection } from '../../../database/database.ts'
import { everyBlock } from '../../../domain/content/figures.ts'
import { questionsIn } from '../../../domain/content/fillText.ts'
import { plainText, type Block } from '../../../domain/content/tree.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { shownDocuments, type Reading } from './readDocuments.ts'
import type { documentOperations } from './schema.ts'
import type { DocumentTexts } from './documentTexts.ts'

/** The topics of the FAQ that a text shows; every one where the page is the FAQ itself. */
export async function topicsShown(
  db: Connection,
  texts: DocumentTexts,
  reading: Reading,
  blocks: readonly Block[],
  isFaq = false,
): Promise<Reply<(typeof documentOperations)['page']>['topics']> {
  const asked = everyBlock(blocks).flatMap(block =>
    block.kind === 'live' && block.name === 'faq' ? [block.values['topic']] : [],
  )
  if (!isFaq && asked.length === 0) return []
  const topics = await texts.read(db, await shownDocuments(db, { kind: 'topic' }, reading), reading.at)
  return topics
    .filter(({ code }) => isFaq || asked.includes(code))
    .map(({ code, title, blocks: all }) => ({
      code,
      title,
      questions: questionsIn(all).map(({ code: name, question, answer }) => ({
        code: name,
        question: plainText(question),
        tree: JSON.stringify(answer),
      })),
    }))
}
