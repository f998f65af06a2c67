import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  pageOf,
  paging,
} from '../../../kernel/schema.ts'
import {
  GradeCounts,
  ProfileStanding,
  RiskCode,
  SharedHistory,
  Trader,
  VerificationKind,
} from '../../people/profile/schema.ts'
import { questionCodes } from '../../../domain/trade/question.ts'
import { Attachment } from '../../../shapes/attachment.ts'
import { SecondOpinion } from '../ruling/schema.ts'
import { DisputeKind, DisputeReason, DisputeWait, RulingSide } from '../shapes/dispute.ts'
import { TradeGroup, TradeStatus } from '../../../shapes/trade.ts'

/** Whose cases are listed: the reader’s own work, nobody’s yet, or those that all were called to. */
export const caseLists = ['mine', 'nobodys', 'raised'] as const

const money = {
  amount: DecimalText,
  crypto_currency_code: Code,
  fiat_amount: DecimalText,
  currency_code: Code,
} as const

/** A case that waits for a ruling. */
const DisputeItem = namedSchema(
  'DisputeItem',
  Type.Object({
    id: Id,
    trade_id: Id,
    kind: DisputeKind,
    reason: nullable(DisputeReason),
    opened_at: Moment,
    raised_at: nullable(Moment),
    raise_at: Moment,
    waits_for: Type.Array(DisputeWait),
    ...money,
    payment_method_name: Type.String(),
    buyer_name: Type.String(),
    seller_name: Type.String(),
    is_own: Type.Boolean({ description: 'The viewer is a party of it, so that somebody else must rule.' }),
    arbiter_name: nullable(Type.String({ description: 'The last arbiter who wrote in it.' })),
  }),
)

const DisputeCounts = namedSchema(
  'DisputeCounts',
  Type.Object({ disputes: Type.Integer(), claims: Type.Integer(), raised: Type.Integer() }),
)

/** A trade of one of the sides, as the arbiter reads their past. */
const CaseTrade = namedSchema(
  'CaseTrade',
  Type.Object({
    trade_id: Id,
    side: RulingSide,
    status: TradeStatus,
    group: TradeGroup,
    partner_name: Type.String(),
    ...money,
    was_disputed: Type.Boolean(),
    opened_at: Moment,
    finished_at: nullable(Moment),
  }),
)

const CaseRecord = namedSchema(
  'CaseRecord',
  Type.Object(
    { total: Type.Integer(), won: Type.Integer(), lost: Type.Integer() },
    {
      description:
        'Disputes and claims of a side, but this one; the rest was settled without a ruling, or is open.',
    },
  ),
)

/** How a case of somebody’s was decided. */
const PriorRuling = namedSchema(
  'PriorRuling',
  Type.Object({
    trade_id: Id,
    kind: DisputeKind,
    reason: nullable(DisputeReason),
    has_won: Type.Boolean(),
    at: Moment,
    is_overturned: Type.Boolean(),
  }),
)

/** A file of the conversation or of a claim, and when it was sent. */
const CaseFile = namedSchema('CaseFile', Type.Object({ file: Attachment, at: Moment }))

/** A case that was about the same, and what was decided. */
const AlikeRuling = namedSchema(
  'AlikeRuling',
  Type.Object({ trade_id: Id, in_favour_of: RulingSide, at: Moment, is_overturned: Type.Boolean() }),
)

const CaseQuestion = namedSchema(
  'CaseQuestion',
  Type.Object({ to: RulingSide, code: namedSchema('CaseQuestionCode', oneOf(questionCodes)) }),
)

const CaseSide = namedSchema(
  'CaseSide',
  Type.Object({
    trader: Trader,
    legal_name: nullable(Type.String({ description: 'As the identity check read it.' })),
    standing: ProfileStanding,
    verifications: Type.Array(VerificationKind),
    feedback_counts: GradeCounts,
    counterparties_count: Type.Integer(),
    cancelled_percent: nullable(DecimalText),
    volume_usd: DecimalText,
    risks: Type.Array(RiskCode),
    record: CaseRecord,
    trades: Type.Array(CaseTrade, { description: 'The latest, without this one.' }),
    rulings: Type.Array(PriorRuling, { description: 'The latest of others of theirs.' }),
    files: Type.Array(CaseFile, { description: 'What they sent, in the order in which they did.' }),
  }),
)

const DisputeCase = namedSchema(
  'DisputeCase',
  Type.Object({
    trade_id: Id,
    buyer: CaseSide,
    seller: CaseSide,
    between: SharedHistory,
    together: Type.Array(CaseTrade, { description: 'Their latest trades with each other, as the buyer’s.' }),
    questions: Type.Array(CaseQuestion, { description: 'What is worth asking before ruling.' }),
    alike: Type.Array(AlikeRuling, { description: 'The latest rulings on cases with the same reason.' }),
    opinions: Type.Array(SecondOpinion, { description: 'The latest first.' }),
  }),
)

const ArbiterLoad = namedSchema(
  'ArbiterLoad',
  Type.Object({
    user_name: Type.String(),
    open: Type.Integer({ description: 'Open cases in which they were the last arbiter to write.' }),
    raised: Type.Integer({ description: 'Of these those that all were called to.' }),
    ruled: Type.Integer({ description: 'Rulings of the last 30 days.' }),
    overturned: Type.Integer({ description: 'Of these those that operators found wrong.' }),
  }),
)

export const disputeOperations = operations({
  arbiterLoad: {
    method: 'GET',
    path: '/v1/disputes/load',
    summary: 'How the open cases are shared among arbiters, and what waits for nobody in particular.',
    access: 'staff',
    perMinute: 120,
    reply: namedSchema(
      'ArbiterLoadList',
      Type.Object({
        items: Type.Array(ArbiterLoad),
        unanswered: Type.Integer({ description: 'Open cases in which no arbiter has written.' }),
        opinions: Type.Integer({ description: 'Second opinions that nobody has given yet.' }),
      }),
    ),
  },
  disputes: {
    method: 'GET',
    path: '/v1/disputes',
    summary:
      'Disputes and claims that wait for a ruling: those raised first, then those that have waited longest for a word.',
    access: 'staff',
    perMinute: 240,
    query: Type.Object({
      kind: Type.Optional(DisputeKind),
      list: Type.Optional(namedSchema('CaseList', oneOf(caseLists))),
      ...paging,
    }),
    reply: namedSchema(
      'DisputePage',
      Type.Object({ ...pageOf(DisputeItem).properties, counts: DisputeCounts, seq: Type.Integer() }),
    ),
  },
  disputeCase: {
    method: 'GET',
    path: '/v1/trades/:id/case',
    summary: 'What an arbiter, never a party, reads of both sides of a dispute or claim.',
    access: 'staff',
    params: Type.Object({ id: Id }),
    reply: DisputeCase,
  },
})
