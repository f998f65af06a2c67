import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { DisputeKind, DisputeReason, ReasonText, RulingSide } from '../shapes/dispute.ts'

/** Which rulings are listed. */
export const rulingLists = ['all', 'mine', 'overturned'] as const

/** What one arbiter asked all others about a case. */
export const SecondOpinion = namedSchema(
  'SecondOpinion',
  Type.Object({
    id: Id,
    trade_id: Id,
    question: Type.String(),
    asked_by: Type.String(),
    asked_at: Moment,
    answer: nullable(
      namedSchema(
        'SecondOpinionAnswer',
        Type.Object({ in_favour_of: RulingSide, words: Type.String(), by: Type.String(), at: Moment }),
      ),
    ),
    can_answer: Type.Boolean({ description: 'The viewer neither asked nor is a party, and nobody has yet.' }),
  }),
)

const CaseRuling = namedSchema(
  'CaseRuling',
  Type.Object({
    id: Type.Unsafe<string>({ ...Id, description: 'Of a dispute its trade’s, of a claim its own.' }),
    trade_id: Id,
    kind: DisputeKind,
    reason: nullable(DisputeReason),
    in_favour_of: RulingSide,
    words: Type.String({ description: 'What both sides read.' }),
    by: Type.String(),
    at: Moment,
    amount: DecimalText,
    crypto_currency_code: Code,
    buyer_name: Type.String(),
    seller_name: Type.String(),
    overturned: nullable(namedSchema('OverturnedRuling', Type.Object({ reason: Type.String(), at: Moment }))),
  }),
)

export const rulingOperations = operations({
  caseRulings: {
    method: 'GET',
    path: '/v1/disputes/rulings',
    summary: 'What arbiters decided, the latest first.',
    access: 'staff',
    query: Type.Object({
      list: Type.Optional(namedSchema('CaseRulingList', oneOf(rulingLists))),
      after: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    reply: namedSchema(
      'CaseRulingPage',
      Type.Object({ items: Type.Array(CaseRuling), has_more: Type.Boolean() }),
    ),
  },
  secondOpinions: {
    method: 'GET',
    path: '/v1/disputes/opinions',
    summary: 'What arbiters ask each other about cases: first what nobody has answered, then the latest.',
    access: 'staff',
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })) }),
    reply: namedSchema('SecondOpinionList', Type.Object({ items: Type.Array(SecondOpinion) })),
  },
  askSecondOpinion: {
    method: 'POST',
    path: '/v1/trades/:id/opinions',
    summary: 'An arbiter, never a party, asks the others what they think of an open case.',
    access: 'staff',
    idempotent: true,
    params: Type.Object({ id: Id }),
    body: namedSchema('AskSecondOpinionBody', Type.Object({ question: ReasonText })),
    reply: SecondOpinion,
  },
  giveSecondOpinion: {
    method: 'POST',
    path: '/v1/trades/:id/opinions/answer',
    summary: 'Another arbiter, never a party, says how they would rule. It decides nothing.',
    access: 'staff',
    idempotent: true,
    params: Type.Object({ id: Id }),
    body: namedSchema('GiveSecondOpinionBody', Type.Object({ in_favour_of: RulingSide, words: ReasonText })),
    reply: SecondOpinion,
  },
})
