import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable, UserName } from '../../../kernel/schema.ts'
import { AuditDeed, AuditEntry, AuditSubject } from '../shapes.ts'

const Number = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

export const auditOperations = operations({
  auditEntries: {
    method: 'GET',
    path: '/v1/operator/trail',
    summary: 'The audit trail, the latest entry first.',
    access: 'desk',
    query: Type.Object({
      subject_kind: Type.Optional(AuditSubject),
      subject_id: Type.Optional(Id),
      actor: Type.Optional(UserName),
      deed: Type.Optional(AuditDeed),
      before: Type.Optional(Number),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    applies: { subject_id: { with: 'subject_kind' } },
    reply: namedSchema(
      'AuditEntryList',
      Type.Object({ items: Type.Array(AuditEntry), has_more: Type.Boolean() }),
    ),
  },
  checkAuditTrail: {
    method: 'POST',
    path: '/v1/operator/trail/check',
    summary: 'Reads the whole trail and compares each entry with its hash.',
    access: 'desk',
    reads: true,
    perMinute: 6,
    reply: namedSchema(
      'AuditTrailCheck',
      Type.Object({
        at: Moment,
        entries: Type.String({ description: 'How many are whole, from the first on.' }),
        last_hash: Type.String({ description: 'Kept elsewhere, it shows later that nothing was cut off.' }),
        broken_at: nullable(Type.String({ description: 'The first entry that is not what was written.' })),
      }),
    ),
  },
})
