import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  pageOf,
  paging,
  UserName,
} from '../../../kernel/schema.ts'
import { FeedbackGrade } from '../../../shapes/feedback.ts'
import { TradeGroup, TradeSide, TradeStatus } from '../../../shapes/trade.ts'

const SharedTrade = namedSchema(
  'SharedTrade',
  Type.Object({
    trade_id: Id,
    viewer_side: TradeSide,
    status: TradeStatus,
    group: TradeGroup,
    amount: DecimalText,
    crypto_currency_code: Code,
    fiat_amount: DecimalText,
    currency_code: Code,
    opened_at: Moment,
    finished_at: nullable(Moment),
    my_grade: nullable(FeedbackGrade),
    their_grade: nullable(FeedbackGrade),
  }),
)

/** What is between two people; apart from the profile, whose trader is part of a trade. */
export const historyOperations = operations({
  tradesHistory: {
    method: 'GET',
    path: '/v1/profiles/trades_history/:trader_id',
    summary: 'The trades between the caller and somebody, the latest first; `trader_id` is the user name.',
    access: 'user',
    params: Type.Object({ trader_id: UserName }),
    query: Type.Object(paging),
    reply: namedSchema('SharedTradePage', pageOf(SharedTrade)),
  },
})
