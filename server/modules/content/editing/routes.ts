import { firstOf } from '../../../database/readPage.ts'
import type { Connection } from '../../../database/database.ts'
import { parseDocumentId, type DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { UploadDeps } from '../../../files/upload.ts'
import type { SignedWriteContext, Context } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { lintDocument } from './lintDocument.ts'
import {
  presentCard,
  presentDocument,
  presentFinding,
  presentText,
  presentVersion,
  storedExtra,
  type EditedDocument,
} from './present.ts'
import {
  cardLocales,
  findDocument,
  findVersion,
  listDocuments,
  listVersions,
  type DocumentRow,
} from './readDocuments.ts'
import type { documentEditingOperations } from './schema.ts'
import { dropDraft, holdDocument, restoreVersion, saveDraft, type Writing } from './writeDocument.ts'
import { lintOf, textToLint } from './lintText.ts'
import { sendPicture, takePicture } from '../document/pictures.ts'
import { previewDocument } from './previewDocument.ts'
import {
  archiveDocument,
  bringBackDocument,
  cancelSchedule,
  createDocument,
  moveDocument,
  publishDraft,
} from './publishDocument.ts'
import { documentTexts, type DocumentTexts } from '../document/documentTexts.ts'

type Operations = typeof documentEditingOperations

/** What the editor stands on. */
export interface EditingParts {
  readonly random: Random
  readonly uploads: UploadDeps
}

const usual = 50

/** What operators write, and nobody else; the bytes of pictures are everybody's. */
export function documentEditingHandlers(
  { random, uploads }: EditingParts,
  texts: DocumentTexts = documentTexts(),
): Handlers<Operations> {
  const { contentPicture, ...ofOperators } = handlersOf({ random, uploads }, texts)
  return { ...forOperators(ofOperators), contentPicture }
}

function handlersOf({ random, uploads }: EditingParts, texts: DocumentTexts): Handlers<Operations> {
  return {
    ...reading(texts),
    ...writing(random, texts),
    sendContentPicture: (_, { viewer }, wire) => takePicture(uploads, viewer.userId, wire),
    contentPicture: ({ params }, { db }, wire) => sendPicture(db, uploads.stores, params, wire),
  }
}

const notFound = (field: string) => new RequestRefused(refuse('not_found', field))

function idOf(id: string, field = 'id'): DocumentId {
  const known = parseDocumentId(id)
  if (!known) throw notFound(field)
  return known
}

async function documentOf(db: Connection, id: string, field = 'id'): Promise<DocumentRow> {
  const found = await findDocument(db, idOf(id, field))
  if (!found) throw notFound(field)
  return found
}

type Reading =
  | 'editedDocuments'
  | 'editedDocument'
  | 'documentVersions'
  | 'documentVersion'
  | 'previewDocument'
  | 'lintDocument'

const reading = (texts: DocumentTexts): Pick<Handlers<Operations>, Reading> => ({
  async editedDocuments({ query: { before, limit = usual, ...filter } }, { db, at }) {
    const after = before === undefined ? {} : { before: (await documentOf(db, before, 'before')).id }
    const found = await listDocuments(db, { ...filter, ...after, limit: limit + 1 }, at)
    const { rows, has_more } = firstOf(found, limit)
    const locales = await cardLocales(
      db,
      rows.map(({ id }) => id),
      at,
    )
    return {
      items: rows.map(row => presentCard(row, locales.get(row.id) ?? [])),
      has_more,
    }
  },

  editedDocument: async ({ params }, { db, at }) => presentDocument(db, await documentOf(db, params.id), at),

  async documentVersions({ params, query }, { db, at }) {
    const { id } = await documentOf(db, params.id)
    const { rows, has_more } = await listVersions(db, id, query, at)
    return { items: rows.map(row => presentVersion(row, at)), has_more }
  },

  async documentVersion({ params: { id, locale, number } }, { db, at }) {
    const document = await documentOf(db, id)
    const found = await findVersion(db, document.id, locale, at, number)
    if (!found) throw notFound('number')
    return presentText(document.id, found, at)
  },

  previewDocument: ({ body }, { db, at }) => previewDocument(db, texts, body, at),

  async lintDocument({ params, body }, { db, at }) {
    const document = await documentOf(db, params.id)
    const text = await textToLint(db, document, body, at)
    const { findings, readability } = await lintDocument(db, texts, { id: document.id, text, at })
    return { findings: findings.map(presentFinding), readability: lintOf(readability) }
  },
})

type Write = (writing: Writing, document: DocumentRow) => Promise<void>

/** Changes a document, held by who changes it, and answers how it stands then. */
async function changed(
  { db, viewer, at }: SignedWriteContext,
  id: string,
  write: Write,
): Promise<EditedDocument> {
  const document = await holdDocument(db, idOf(id))
  await write({ tx: db, at, by: viewer.userId }, document)
  return presentDocument(db, await documentOf(db, id), at)
}

const writing = (
  random: Random,
  texts: DocumentTexts,
): Omit<Handlers<Operations>, Reading | 'sendContentPicture' | 'contentPicture'> => ({
  async createDocument({ body }, { db, viewer, at }) {
    const id = await createDocument({ tx: db, at, by: viewer.userId }, random, body)
    return presentDocument(db, await documentOf(db, id), at)
  },

  updateDocument: ({ params, body }, context) =>
    changed(context, params.id, (writer, document) => moveDocument(writer, document, body)),

  saveDocumentDraft: ({ params, body }, context) =>
    changed(context, params.id, (writer, document) => {
      const { locale, from_number: number, from_revision: revision, title, description, source } = body
      const text = { title, description, source, extra: storedExtra(body.extra ?? {}) }
      return saveDraft(writer, document, { locale, seen: { number, revision }, text })
    }),

  dropDocumentDraft: ({ params, body: { locale, ...seen } }, context) =>
    changed(context, params.id, (writer, document) => dropDraft(writer, document, { locale, seen })),

  publishDocument: ({ params, body: { locale, shows_from: from = null, ...seen } }, context) =>
    changed(context, params.id, (writer, document) =>
      publishDraft(
        writer,
        document,
        { locale, seen, from: from === null ? null : new Date(from) },
        async draft => {
          const text = { ...draft, kind: document.kind }
          const { findings } = await lintDocument(writer.tx, texts, { id: document.id, text, at: writer.at })
          if (findings.some(({ severity }) => severity === 'error'))
            throw new RequestRefused(refuse('document_has_errors', 'number'))
        },
      ),
    ),

  cancelDocumentSchedule: ({ params, body }, context) =>
    changed(context, params.id, (writer, document) => cancelSchedule(writer, document, body)),

  restoreDocumentVersion: ({ params, body: { locale, number, ...from } }, context) =>
    changed(context, params.id, (writer, document) => {
      const seen = { number: from.from_number, revision: from.from_revision }
      return restoreVersion(writer, document, { locale, number, seen })
    }),

  archiveDocument: ({ params }, context) => changed(context, params.id, archiveDocument),
  bringBackDocument: ({ params }, context) => changed(context, params.id, bringBackDocument),
})

type AnyHandler = (input: never, context: never, wire: never) => Promise<unknown>

/** The same handlers for operators alone: an arbiter is staff, too, and is told `forbidden`. */
function forOperators<T extends Readonly<Record<string, AnyHandler>>>(handlers: T): T {
  const guarded = Object.entries(handlers).map(([id, handler]): [string, AnyHandler] => [
    id,
    async (input, context, wire) => {
      const { viewer } = context as Context
      const isOperator = viewer.kind === 'user' && viewer.roles.includes('operator')
      if (!isOperator) throw new RequestRefused(refuse('forbidden'))
      return handler(input, context, wire)
    },
  ])
  return Object.fromEntries(guarded) as T
}
