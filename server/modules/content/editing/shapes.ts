import { Type } from 'typebox'
import { appPath, contentMaxLength, elsewhere } from '../../../domain/content/bounds.ts'
import { documentStates, editingRules, versionStates } from '../../../domain/content/editing.ts'
import { findingCodes, severities } from '../../../domain/content/finding.ts'
import { extraFieldNames } from '../../../domain/content/kinds.ts'
import { Code, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { ContentIcon, ContentTone } from '../cards/schema.ts'
import { Locale } from '../../people/session/schema.ts'
import { BlogCover } from '../document/schema.ts'
import { DocumentKind } from '../document/schema.ts'

const { titleMost, descriptionMost, lineMost, pathMost, labelMost, aboutMost, urlMost } = editingRules

export const DocumentState = namedSchema('DocumentState', oneOf(documentStates))
const DocumentVersionState = namedSchema('DocumentVersionState', oneOf(versionStates))
export const DocumentCode = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,79}$' })
export const Place = Type.Integer({ minimum: 0, maximum: 9999 })

export const VersionNumber = Type.Integer({ minimum: 1, maximum: 100_000 })
export const Revision = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'How often a draft was saved; what is not a draft any more keeps its last.',
})
const by = nullable(Type.String({ description: 'A user’s name; null where it came with the product.' }))

const DocumentExtra = namedSchema(
  'DocumentExtra',
  Type.Object(
    {
      cover: nullable(BlogCover),
      alt: nullable(Type.String({ description: 'What the cover shows.' })),
      holds_from: nullable(Type.String({ format: 'date' })),
      change: nullable(Type.String()),
      asks_again: Type.Boolean({
        description: 'Who accepted an earlier version is asked to accept this one.',
      }),
      territory: nullable(Type.String({ description: 'A country of ISO 3166.' })),
      currency: nullable(Type.String()),
      coins: nullable(Type.String({ description: 'Codes with spaces between; of methods, too.' })),
      methods: nullable(Type.String()),
      amount: nullable(Type.String({ description: 'A usual sum in the currency.' })),
      tone: nullable(ContentTone),
      icon: nullable(ContentIcon),
      link_path: nullable(
        Type.String({ description: 'A page of the app, without the prefix of a language.' }),
      ),
      link_label: nullable(Type.String()),
      about: nullable(Type.String({ description: 'Who said it, in a few words.' })),
      said_on: nullable(Type.String({ format: 'date' })),
      url: nullable(Type.String({ description: 'Where a media partner writes.' })),
      is_example: Type.Boolean({ description: 'Nobody said it: it is shown in a demo alone, and marked.' }),
    },
    { description: 'What a document says beside its text; which of it means something, its kind decides.' },
  ),
)
/** What is left out is not said. */
const WrittenExtra = namedSchema(
  'WrittenExtra',
  Type.Object(
    {
      cover: Type.Optional(nullable(BlogCover)),
      alt: Type.Optional(nullable(Type.String({ maxLength: lineMost }))),
      holds_from: Type.Optional(nullable(Type.String({ format: 'date' }))),
      change: Type.Optional(nullable(Type.String({ maxLength: lineMost }))),
      asks_again: Type.Optional(Type.Boolean()),
      territory: Type.Optional(nullable(Type.String({ pattern: '^[A-Z]{2}$' }))),
      currency: Type.Optional(nullable(Code)),
      coins: Type.Optional(nullable(Type.String({ pattern: '^[A-Z0-9]{2,6}( [A-Z0-9]{2,6}){0,29}$' }))),
      methods: Type.Optional(
        nullable(Type.String({ pattern: '^[a-z0-9_-]{1,40}( [a-z0-9_-]{1,40}){0,29}$' })),
      ),
      amount: Type.Optional(nullable(Type.String({ pattern: '^[1-9][0-9]{0,11}$' }))),
      tone: Type.Optional(nullable(ContentTone)),
      icon: Type.Optional(nullable(ContentIcon)),
      link_path: Type.Optional(nullable(Type.String({ pattern: appPath, maxLength: pathMost }))),
      link_label: Type.Optional(nullable(Type.String({ maxLength: labelMost }))),
      about: Type.Optional(nullable(Type.String({ maxLength: aboutMost }))),
      said_on: Type.Optional(nullable(Type.String({ format: 'date' }))),
      url: Type.Optional(nullable(Type.String({ pattern: elsewhere, maxLength: urlMost }))),
      is_example: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
)

/** What an editor writes. */
export const writtenText = {
  title: Type.String({ minLength: 1, maxLength: titleMost }),
  description: Type.String({ maxLength: descriptionMost }),
  source: Type.String({ maxLength: contentMaxLength, description: 'Markdown, as it is written.' }),
  extra: Type.Optional(WrittenExtra),
}

const version = {
  number: VersionNumber,
  revision: Revision,
  state: DocumentVersionState,
  shows_from: nullable(Moment),
  title: Type.String(),
  made_at: Moment,
  made_by: by,
}
export const DocumentVersion = namedSchema('DocumentVersion', Type.Object(version))
export const DocumentVersionText = namedSchema(
  'DocumentVersionText',
  Type.Object({
    document_id: Id,
    locale: Locale,
    ...version,
    description: Type.String(),
    source: Type.String(),
    extra: DocumentExtra,
  }),
)

const DocumentLocale = namedSchema(
  'DocumentLocale',
  Type.Object({
    locale: Locale,
    shown: nullable(DocumentVersion),
    scheduled: nullable(DocumentVersion),
    draft: nullable(DocumentVersion),
    latest: nullable(DocumentVersion),
    versions: Type.Array(DocumentVersion, {
      description: 'The latest first; the rest by `documentVersions`.',
    }),
    has_more: Type.Boolean(),
  }),
)

const document = {
  id: Id,
  kind: DocumentKind,
  code: DocumentCode,
  parent: nullable(DocumentCode),
  place: Type.Integer(),
  address: nullable(Type.String({ description: 'Where readers find it, without the prefix of a language.' })),
  archived_at: nullable(Moment),
  changed_at: Moment,
  changed_by: by,
}
export const EditedDocument = namedSchema(
  'EditedDocument',
  Type.Object({
    ...document,
    has_text: Type.Boolean({ description: 'Without, it is a title and a sentence.' }),
    title_most: Type.Integer({ description: 'So many signs of a title are taken.' }),
    description_most: Type.Integer({ description: 'The same of the sentence; 0 where there is none.' }),
    extra_fields: Type.Array(namedSchema('DocumentExtraField', oneOf(extraFieldNames))),
    locales: Type.Array(DocumentLocale, { description: 'One for each language, with a text or without.' }),
  }),
)

const DocumentCardLocale = namedSchema(
  'DocumentCardLocale',
  Type.Object({
    locale: Locale,
    title: Type.String({ description: 'Of the latest version.' }),
    is_shown: Type.Boolean(),
    scheduled_at: nullable(Moment),
    has_draft: Type.Boolean(),
  }),
)
export const DocumentCard = namedSchema(
  'DocumentCard',
  Type.Object({
    ...document,
    locales: Type.Array(DocumentCardLocale, { description: 'Those in which something was written.' }),
  }),
)

export const DocumentFinding = namedSchema(
  'DocumentFinding',
  Type.Object({
    code: namedSchema('DocumentFindingCode', oneOf(findingCodes)),
    severity: namedSchema('DocumentFindingSeverity', oneOf(severities)),
    line: nullable(Type.Integer({ minimum: 1 })),
    values: Type.Array(
      namedSchema('DocumentFindingValue', Type.Object({ name: Type.String(), value: Type.String() })),
      { description: 'What the sentence of the code names.' },
    ),
  }),
)
export const DocumentReadability = namedSchema(
  'DocumentReadability',
  Type.Object({
    words: Type.Integer(),
    sentences: Type.Integer(),
    longest_sentence: Type.Integer({ description: 'In words.' }),
    ease: nullable(
      Type.Integer({ description: 'Flesch’s reading ease, for each language: 60 and more is plain.' }),
    ),
  }),
)
