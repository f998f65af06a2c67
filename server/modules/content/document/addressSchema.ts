import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Moment, namedSchema, nullable } from '../../../kernel/schema.ts'
import { DocumentKind } from './schema.ts'

const Code = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,79}$' })

const DocumentAddress = namedSchema(
  'DocumentAddress',
  Type.Object({
    code: Code,
    parent: nullable(Code),
    updated_at: Moment,
    locales: Type.Array(Type.String(), { description: 'The languages that it is written in.' }),
  }),
)

export const addressOperations = operations({
  documentAddresses: {
    method: 'GET',
    path: '/v1/document_addresses',
    summary: 'Where documents of a kind are, in the order of their codes; without their texts.',
    access: 'anyone',
    query: Type.Object({
      kind: DocumentKind,
      after: Type.Optional(Code),
      until: Type.Optional(Code),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
    }),
    reply: namedSchema(
      'DocumentAddressList',
      Type.Object({ items: Type.Array(DocumentAddress), has_more: Type.Boolean() }),
    ),
  },
  documentAddressMarks: {
    method: 'GET',
    path: '/v1/document_addresses/marks',
    summary: 'The last code of each full file of so many addresses.',
    access: 'anyone',
    query: Type.Object({ kind: DocumentKind, every: Type.Integer({ minimum: 100, maximum: 50_000 }) }),
    reply: namedSchema('DocumentAddressMarks', Type.Object({ codes: Type.Array(Code) })),
  },
})
