import { Type } from 'typebox'
import { listFilters } from '../../../domain/trade/status.ts'
import { tradeSteps } from '../../../domain/trade/step.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
  pageOf,
} from '../../../kernel/schema.ts'
import { Requisite } from '../../../shapes/requisite.ts'
import { OfferMethod } from '../../../shapes/paymentMethod.ts'
import { FeedbackGrade } from '../../../shapes/feedback.ts'
import { TradeGroup, TradeSide, TradeStatus } from '../../../shapes/trade.ts'
import { Trader } from '../../people/profile/schema.ts'
import { Claim, Dispute } from './dispute.ts'
import { TradePayout } from './guest.ts'

export const tradeSorts = ['created', 'updated'] as const
/** What waits for the caller first, what ends soonest before the rest of it. */
export const tradeSearchSorts = ['needs_me', ...tradeSorts] as const
export const tradeTypes = ['buy', 'sell', 'swap'] as const
export const tradeActionNames = [
  'confirm',
  'cancel',
  'ask_cancel',
  'keep',
  'undo_confirm',
  'extend',
  'concede',
  'complete',
  'request_approval',
  'cancel_approval',
  'create_dispute',
  'issue_requisites',
  'rule_for_buyer',
  'rule_for_seller',
  'claim',
  'feedback',
  'request_attachment',
] as const
export const timerKinds = [
  'pay',
  'release',
  'ask_to_cancel',
  'dispute_opens',
  'dispute_window',
  'undo',
] as const

export const TradeListState = namedSchema('TradeListState', oneOf(listFilters))
export const TradeSort = namedSchema('TradeSort', oneOf(tradeSorts))
export const TradeSearchSort = namedSchema('TradeSearchSort', oneOf(tradeSearchSorts))
export const TradeType = namedSchema('TradeType', oneOf(tradeTypes))
const TradeStep = namedSchema('TradeStep', oneOf(tradeSteps))
const TradeActionName = namedSchema('TradeActionName', oneOf(tradeActionNames))
const TimerKind = namedSchema('TimerKind', oneOf(timerKinds))

const TradeAction = namedSchema(
  'TradeAction',
  Type.Object({
    action: TradeActionName,
    is_available: Type.Boolean(),
    reason: nullable(Type.String({ description: 'Why not yet; worded by the app.' })),
    available_at: nullable(Moment),
    until: nullable(Moment),
  }),
)

const TradeTimer = namedSchema(
  'TradeTimer',
  Type.Object({
    kind: TimerKind,
    starts_at: Moment,
    ends_at: Moment,
    is_mine: Type.Boolean({ description: 'The viewer is the one who must act before it ends.' }),
  }),
)

export const Feedback = namedSchema(
  'Feedback',
  Type.Object({
    id: Id,
    trade_id: Id,
    grade: FeedbackGrade,
    text: Type.String(),
    author_name: Type.String(),
    created_at: Moment,
    edited_at: nullable(Moment),
  }),
)

const PartnerActivity = namedSchema(
  'PartnerActivity',
  Type.Object({
    is_online: Type.Boolean(),
    last_online_at: nullable(Moment),
  }),
)

export const Trade = namedSchema(
  'Trade',
  Type.Object({
    id: Id,
    advert_id: Id,
    type: TradeType,
    status: TradeStatus,
    group: TradeGroup,
    step: TradeStep,
    viewer_side: TradeSide,
    is_contractor: Type.Boolean({ description: 'The viewer opened it, on another’s advert.' }),
    needs_viewer: Type.Boolean({ description: 'It waits for the viewer.' }),
    crypto_currency_code: Code,
    currency_code: Code,
    amount: DecimalText,
    fiat_amount: DecimalText,
    price: DecimalText,
    market_rate: nullable(DecimalText),
    fee: MoneySchema,
    viewer_receives: MoneySchema,
    buyer: Trader,
    seller: Trader,
    counterparty: Trader,
    activity: PartnerActivity,
    payment_method: OfferMethod,
    bank_name: nullable(Type.String()),
    requisites: Type.Array(Requisite),
    is_waiting_for_requisites: Type.Boolean({ description: 'The seller has yet to say where to pay.' }),
    payer_name: nullable(Type.String({ description: 'As the buyer declared it.' })),
    verified_payer_name: nullable(Type.String()),
    terms: Type.String(),
    escrow_minutes: Type.Integer(),
    created_at: Moment,
    updated_at: Moment,
    escrow_ends_at: Moment,
    paid_at: nullable(Moment),
    finished_at: nullable(Moment),
    cancel_asked_at: nullable(Moment),
    timer: nullable(TradeTimer),
    actions: Type.Array(TradeAction),
    needs_code_to_release: Type.Boolean({ description: 'Two-factor code instead of the amount retyped.' }),
    unread_count: Type.Integer(),
    my_feedback: nullable(Feedback),
    their_feedback: nullable(Feedback),
    dispute: nullable(Dispute),
    claim: nullable(Claim),
    payout: nullable(TradePayout),
    seq: Type.Integer(),
  }),
)

const TradeCounts = namedSchema(
  'TradeCounts',
  Type.Object({
    active: Type.Integer(),
    opened: Type.Integer(),
    paid: Type.Integer(),
    dispute: Type.Integer(),
    closed: Type.Integer(),
    all: Type.Integer(),
  }),
)

export const TradePage = namedSchema(
  'TradePage',
  Type.Object({ ...pageOf(Trade).properties, counts: TradeCounts, seq: Type.Integer() }),
)

export const TradeState = namedSchema(
  'TradeState',
  Type.Object({ id: Id, status: TradeStatus, updated_at: Moment }),
)
