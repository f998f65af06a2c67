import { Type } from 'typebox'
import { reasonRules } from '../../domain/desk/reason.ts'
import { actNames, subjectKinds } from '../../domain/desk/act.ts'
import { requestDecisions, requestStatuses } from '../../domain/desk/secondRequest.ts'
import { actorKinds, deeds, trailSubjects } from '../../domain/desk/trail.ts'
import { Id, Moment, namedSchema, nullable, oneOf, UserName } from '../../kernel/schema.ts'

export const DeskAct = namedSchema('DeskAct', oneOf(actNames))
const DeskSubject = namedSchema('DeskSubjectKind', oneOf(subjectKinds))
export const RequestStatus = namedSchema('SecondRequestStatus', oneOf(requestStatuses))
export const RequestDecision = namedSchema('SecondRequestDecision', oneOf(requestDecisions))
export const AuditSubject = namedSchema('AuditSubject', oneOf(trailSubjects))
export const AuditDeed = namedSchema('AuditDeed', oneOf(deeds))

/** Why something is done, for whoever reads the trail. */
export const Reason = Type.String({ minLength: reasonRules.least, maxLength: reasonRules.most })

/** An act that waits for a second operator, or has ended. */
export const SecondRequest = namedSchema(
  'SecondRequest',
  Type.Object({
    id: Id,
    act: DeskAct,
    subject_kind: DeskSubject,
    subject_id: Type.String(),
    subject_label: Type.String({ description: 'A name, an amount: what people call the subject.' }),
    named: nullable(UserName),
    reason: Type.String(),
    status: RequestStatus,
    asked_by: UserName,
    asked_at: Moment,
    expires_at: Moment,
    decided_by: nullable(UserName),
    decided_at: nullable(Moment),
    decision_reason: nullable(Type.String()),
    decisions: Type.Array(RequestDecision, { description: 'What the reader may decide.' }),
  }),
)

const AuditFact = namedSchema(
  'AuditFact',
  Type.Object({
    name: Type.String(),
    before: nullable(Type.String({ description: '“true” and “false” of what is or is not.' })),
    after: nullable(Type.String()),
  }),
)

/** A deed, as it is written down for good. */
export const AuditEntry = namedSchema(
  'AuditEntry',
  Type.Object({
    number: Type.String({ description: '1 for the first, without a gap.' }),
    at: Moment,
    actor_kind: namedSchema('AuditActorKind', oneOf(actorKinds)),
    actor_name: Type.String(),
    deed: AuditDeed,
    subject_kind: AuditSubject,
    subject_id: Type.String(),
    subject_label: Type.String(),
    facts: Type.Array(AuditFact, { description: 'What has changed.' }),
    reason: nullable(Type.String()),
    address: nullable(Type.String({ description: 'From where.' })),
    request_id: nullable(Id),
    hash: Type.String(),
  }),
)
