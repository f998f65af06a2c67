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
import { DisputeReason, DisputeWait, RulingSide } from '../shapes/dispute.ts'
import { TradeGroup, TradeStatus } from '../../../shapes/trade.ts'

export const disputeKinds = ['dispute', 'claim'] as const

const money = {
  amount: DecimalText,
  crypto_currency_code: Code,
  fiat_amount: DecimalText,
  currency_code: Code,
} as const

const DisputeKind = namedSchema('DisputeKind', oneOf(disputeKinds))

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
  }),
)

export const disputeOperations = operations({
  disputes: {
    method: 'GET',
    path: '/v1/disputes',
    summary:
      'Disputes and claims that wait for a ruling: those raised first, then those that have waited longest for a word.',
    access: 'staff',
    perMinute: 240,
    query: Type.Object({ kind: Type.Optional(DisputeKind), ...paging }),
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
