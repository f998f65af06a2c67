import { Type } from 'typebox'
import { editingRules } from '../../../domain/content/editing.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'
import { MediaPartner, PromoBlock, ServiceFeedback, Story } from '../cards/schema.ts'
import { Locale } from '../../people/session/schema.ts'
import {
  DocumentState,
  DocumentCode,
  Place,
  VersionNumber,
  Revision,
  writtenText,
  DocumentVersion,
  DocumentVersionText,
  EditedDocument,
  DocumentCard,
  DocumentFinding,
  DocumentReadability,
} from './shapes.ts'
import { DocumentKind, DocumentTree, PageTopic } from '../document/schema.ts'

const { titleMost, searchMost } = editingRules

const byId = Type.Object({ id: Id })
/** Which version somebody has before them: another one since is told, not overwritten. */
const seen = { locale: Locale, number: VersionNumber, revision: Revision }
const shownAs = { reply: EditedDocument, access: 'staff' } as const

export const documentEditingOperations = operations({
  editedDocuments: {
    method: 'GET',
    path: '/v1/operator/documents',
    summary: 'What is written here to be read, what was changed last first. For operators, as all of this.',
    access: 'staff',
    query: Type.Object({
      kind: Type.Optional(DocumentKind),
      state: Type.Optional(DocumentState),
      search: Type.Optional(Type.String({ minLength: 1, maxLength: searchMost })),
      before: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    reply: namedSchema(
      'DocumentCardList',
      Type.Object({ items: Type.Array(DocumentCard), has_more: Type.Boolean() }),
    ),
  },
  editedDocument: {
    method: 'GET',
    path: '/v1/operator/documents/:id',
    summary: 'A document with what is shown of it, scheduled and in draft, in each language.',
    ...shownAs,
    params: byId,
  },
  documentVersions: {
    method: 'GET',
    path: '/v1/operator/documents/:id/versions',
    summary: 'The versions of a document in a language, the latest first.',
    access: 'staff',
    params: byId,
    query: Type.Object({
      locale: Locale,
      before: Type.Optional(VersionNumber),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    reply: namedSchema(
      'DocumentVersionList',
      Type.Object({ items: Type.Array(DocumentVersion), has_more: Type.Boolean() }),
    ),
  },
  documentVersion: {
    method: 'GET',
    path: '/v1/operator/documents/:id/versions/:locale/:number',
    summary: 'What a version says, as it was written.',
    access: 'staff',
    params: Type.Object({ id: Id, locale: Locale, number: VersionNumber }),
    reply: DocumentVersionText,
  },
  createDocument: {
    method: 'POST',
    path: '/v1/operator/documents',
    summary: 'Begins a document; it says nothing before its first draft.',
    ...shownAs,
    idempotent: true,
    body: namedSchema(
      'CreateDocumentBody',
      Type.Object({
        kind: DocumentKind,
        code: DocumentCode,
        parent: Type.Optional(nullable(DocumentCode)),
        place: Type.Optional(Place),
      }),
    ),
  },
  updateDocument: {
    method: 'PATCH',
    path: '/v1/operator/documents/:id',
    summary: 'Moves a document among its like, or an item to another category.',
    ...shownAs,
    params: byId,
    body: namedSchema(
      'UpdateDocumentBody',
      Type.Object({ parent: Type.Optional(DocumentCode), place: Type.Optional(Place) }),
    ),
  },
  saveDocumentDraft: {
    method: 'POST',
    path: '/v1/operator/documents/:id/draft',
    summary:
      'Keeps a draft in place of the one before it; refused where somebody has saved another since it was read.',
    ...shownAs,
    params: byId,
    body: namedSchema(
      'SaveDocumentDraftBody',
      Type.Object({
        locale: Locale,
        from_number: Type.Integer({
          minimum: 0,
          maximum: 100_000,
          description: 'The latest version when its writer began; 0 where there was none.',
        }),
        from_revision: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
        ...writtenText,
      }),
    ),
  },
  dropDocumentDraft: {
    method: 'POST',
    path: '/v1/operator/documents/:id/drop_draft',
    summary: 'Throws the draft of a language away.',
    ...shownAs,
    params: byId,
    body: namedSchema('DropDocumentDraftBody', Type.Object(seen)),
  },
  publishDocument: {
    method: 'POST',
    path: '/v1/operator/documents/:id/publish',
    summary: 'Shows a draft to readers, now or from a moment on; refused while it holds an error.',
    ...shownAs,
    params: byId,
    body: namedSchema(
      'PublishDocumentBody',
      Type.Object({ ...seen, shows_from: Type.Optional(nullable(Moment)) }),
    ),
  },
  cancelDocumentSchedule: {
    method: 'POST',
    path: '/v1/operator/documents/:id/cancel_schedule',
    summary: 'Takes a version back before its moment has come.',
    ...shownAs,
    params: byId,
    body: namedSchema('CancelDocumentScheduleBody', Type.Object({ locale: Locale, number: VersionNumber })),
  },
  restoreDocumentVersion: {
    method: 'POST',
    path: '/v1/operator/documents/:id/restore',
    summary: 'Makes a draft of an earlier version, over the one that was seen.',
    ...shownAs,
    params: byId,
    body: namedSchema(
      'RestoreDocumentVersionBody',
      Type.Object({
        locale: Locale,
        number: VersionNumber,
        from_number: VersionNumber,
        from_revision: Revision,
      }),
    ),
  },
  archiveDocument: {
    method: 'POST',
    path: '/v1/operator/documents/:id/archive',
    summary: 'Takes a document away from its readers; its address says that it is gone.',
    ...shownAs,
    params: byId,
  },
  bringBackDocument: {
    method: 'POST',
    path: '/v1/operator/documents/:id/bring_back',
    summary: 'Shows an archived document again, as it was.',
    ...shownAs,
    params: byId,
  },
  previewDocument: {
    method: 'POST',
    path: '/v1/operator/documents/preview',
    summary: 'A text as its readers would get it, with what is left out of it. Keeps nothing.',
    access: 'staff',
    reads: true,
    perMinute: 90,
    body: namedSchema(
      'PreviewDocumentBody',
      Type.Object({
        kind: DocumentKind,
        locale: Locale,
        title: Type.String({ maxLength: titleMost }),
        description: writtenText.description,
        source: writtenText.source,
        extra: writtenText.extra,
      }),
    ),
    reply: namedSchema(
      'DocumentPreview',
      Type.Object({
        title: Type.String(),
        description: Type.String(),
        minutes: Type.Integer({ minimum: 1 }),
        tree: DocumentTree,
        topics: Type.Array(PageTopic, { description: 'Those that the text shows a part of.' }),
        story: nullable(Story),
        promo_block: nullable(PromoBlock),
        service_feedback: nullable(ServiceFeedback),
        media_partner: nullable(MediaPartner),
        problems: Type.Array(DocumentFinding),
      }),
    ),
  },
  lintDocument: {
    method: 'POST',
    path: '/v1/operator/documents/:id/lint',
    summary:
      'What is wrong with a text of a document, or could be better: the one that is sent, or the version that is named.',
    access: 'staff',
    reads: true,
    perMinute: 60,
    params: byId,
    applies: { text: { without: 'number' } },
    body: namedSchema(
      'LintDocumentBody',
      Type.Object({
        locale: Locale,
        number: Type.Optional(nullable(VersionNumber)),
        text: Type.Optional(
          nullable(
            namedSchema(
              'LintedText',
              Type.Object(
                { ...writtenText, title: Type.String({ maxLength: titleMost }) },
                { additionalProperties: false },
              ),
            ),
          ),
        ),
      }),
    ),
    reply: namedSchema(
      'DocumentLint',
      Type.Object({ findings: Type.Array(DocumentFinding), readability: DocumentReadability }),
    ),
  },
  sendContentPicture: {
    method: 'POST',
    path: '/v1/operator/content_pictures',
    summary:
      'Takes a picture for texts as multipart field `picture`: JPG, PNG or WebP, kept in several widths and modern formats.',
    access: 'staff',
    stream: true,
    perMinute: 20,
    reply: namedSchema(
      'ContentPicture',
      Type.Object({ id: Id, width: Type.Integer(), height: Type.Integer() }),
    ),
  },
  contentPicture: {
    method: 'GET',
    path: '/v1/content_pictures/:id/:name',
    summary: 'The bytes of a picture of a text in a width and a format, as in `960.avif`.',
    access: 'anyone',
    stream: true,
    perMinute: 1200,
    params: Type.Object({ id: Id, name: Type.String({ pattern: '^[0-9]{1,4}\\.(avif|webp)$' }) }),
  },
})
