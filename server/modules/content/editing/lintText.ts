import type { Connection } from '../../../database/database.ts'
import type { Readability } from '../../../domain/content/readability.ts'
import { wordsIn } from '../../../domain/content/readability.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { TextToLint } from './lintDocument.ts'
import { storedExtra } from './present.ts'
import { findVersion, type DocumentRow } from './readDocuments.ts'
import type { documentEditingOperations } from './schema.ts'

type Call = (typeof documentEditingOperations)['lintDocument']

/** What is looked through: the text that was sent, the version that was named, or the latest. */
export async function textToLint(
  db: Connection,
  { id, kind }: DocumentRow,
  { locale, number, text }: Input<Call>['body'],
  at: Date,
): Promise<TextToLint> {
  if (text) return { kind, locale, ...text, extra: storedExtra(text.extra ?? {}) }
  const found = await findVersion(db, id, locale, at, number ?? undefined)
  if (!found) throw new RequestRefused(refuse('not_found', 'number'))
  const { title, description, source, extra } = found
  return { kind, locale, title, description, source, extra }
}

/** How hard a text is to read, as it is told. */
export const lintOf = ({ words, sentences, ease }: Readability): Reply<Call>['readability'] => ({
  words,
  sentences: sentences.length,
  longest_sentence: Math.max(0, ...sentences.map(sentence => wordsIn(sentence).length)),
  ease,
})
