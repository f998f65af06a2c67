import { Type } from 'typebox'
import { exportStates } from '../../../domain/account/ownData.ts'
import { operations } from '../../../kernel/operation.ts'
import { AuthenticatorCode, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

/** What somebody asked to have of what is kept about them. */
export const DataExport = namedSchema(
  'DataExport',
  Type.Object({
    id: Id,
    state: namedSchema('DataExportState', oneOf(exportStates)),
    asked_at: Moment,
    made_at: nullable(Moment),
    ends_at: nullable(Type.Unsafe<string>({ ...Moment, description: 'Until then it can be taken, once.' })),
    taken_at: nullable(Moment),
  }),
)

export const ownDataOperations = operations({
  dataExport: {
    method: 'GET',
    path: '/v1/me/data',
    summary: 'What the caller last asked to have of what is kept about them.',
    access: 'user',
    reply: namedSchema(
      'OwnDataExport',
      Type.Object({
        export: nullable(DataExport),
        can_ask_at: nullable(
          Type.Unsafe<string>({ ...Moment, description: 'Before it no other is made; null: at once.' }),
        ),
      }),
    ),
  },
  askDataExport: {
    method: 'POST',
    path: '/v1/me/data',
    summary:
      'Has all that is kept about the caller put into a file, which is ready soon and can be taken once.',
    access: 'user',
    ownTransaction: true,
    perMinute: 10,
    body: namedSchema(
      'AskDataExportBody',
      Type.Object({
        password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: DataExport,
  },
  downloadDataExport: {
    method: 'GET',
    path: '/v1/me/data/:id/file',
    summary: 'The file, as JSON. It is gone afterwards.',
    access: 'user',
    stream: true,
    perMinute: 10,
    params: Type.Object({ id: Id }),
  },
})
