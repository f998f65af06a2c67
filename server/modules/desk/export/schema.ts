import { Type } from 'typebox'
import { exportedLists } from '../../../domain/desk/export.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, namedSchema, oneOf, UserName } from '../../../kernel/schema.ts'

const Word = Type.String({ pattern: '^[a-z_]{1,40}$' })

export const deskExportOperations = operations({
  exportDeskList: {
    method: 'GET',
    path: '/v1/operator/exports/:list',
    summary: 'A list of the desk as a table (CSV), streamed. That it was taken is an entry of the trail.',
    access: 'desk',
    stream: true,
    perMinute: 6,
    params: Type.Object({ list: namedSchema('DeskExportedList', oneOf(exportedLists)) }),
    query: Type.Object({
      state: Type.Optional(Word),
      way: Type.Optional(Word),
      search: Type.Optional(Type.String({ minLength: 2, maxLength: 120 })),
      subject_kind: Type.Optional(Word),
      subject_id: Type.Optional(Id),
      actor: Type.Optional(UserName),
      deed: Type.Optional(Word),
    }),
  },
})
