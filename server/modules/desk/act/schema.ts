import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, keysetPaging, namedSchema, nullable, oneOf, UserName } from '../../../kernel/schema.ts'
import { DeskAct, Reason, RequestDecision, RequestStatus, SecondRequest } from '../shapes.ts'

export const deskActOperations = operations({
  performAct: {
    method: 'POST',
    path: '/v1/operator/acts',
    summary:
      'Does something about a person, a store, a deposit, a feature or a switch, with a reason that is kept. What takes two operators is asked for.',
    access: 'desk',
    idempotent: true,
    body: namedSchema(
      'PerformActBody',
      Type.Object({
        act: DeskAct,
        subject_id: Id,
        named: Type.Optional(UserName),
        reason: Reason,
      }),
    ),
    reply: namedSchema(
      'ActOutcome',
      Type.Object({
        outcome: namedSchema('ActOutcomeKind', oneOf(['done', 'asked'])),
        request: nullable(SecondRequest),
      }),
    ),
  },
  secondRequests: {
    method: 'GET',
    path: '/v1/operator/requests',
    summary: 'What waited or waits for a second operator, the latest first.',
    access: 'desk',
    query: Type.Object({
      status: Type.Optional(RequestStatus),
      subject_id: Type.Optional(Id),
      ...keysetPaging(),
    }),
    reply: namedSchema(
      'SecondRequestList',
      Type.Object({ items: Type.Array(SecondRequest), has_more: Type.Boolean() }),
    ),
  },
  decideSecondRequest: {
    method: 'POST',
    path: '/v1/operator/requests/:id/decision',
    summary:
      'Does what another operator has asked for, or refuses it; or takes back what one has asked for oneself.',
    access: 'desk',
    idempotent: true,
    params: Type.Object({ id: Id }),
    body: namedSchema(
      'DecideSecondRequestBody',
      Type.Object({ decision: RequestDecision, reason: Type.Optional(Reason) }),
    ),
    reply: SecondRequest,
  },
})
