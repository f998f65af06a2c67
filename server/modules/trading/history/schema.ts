import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { serverLocales } from '../../../locales/wording.ts'
import { TradeSide } from '../../../shapes/trade.ts'

const one = { params: Type.Object({ id: Id }) } as const

/** One step of a trade, worded by the app. */
const TradeHistoryStep = namedSchema(
  'TradeHistoryStep',
  Type.Object({
    id: Id,
    code: Type.String({ description: 'As in the notes of the conversation.' }),
    at: Moment,
    by: Type.Unsafe<'buyer' | 'seller' | 'arbiter' | null>({
      ...nullable(TradeSide),
      description: 'Who did it; null for what happened by itself.',
    }),
    by_name: nullable(Type.String()),
    is_mine: Type.Boolean(),
    amount: nullable(DecimalText),
    asset: nullable(Type.String()),
  }),
)

const TradeMemo = namedSchema(
  'TradeMemo',
  Type.Object({ trade_id: Id, text: Type.String(), updated_at: nullable(Moment) }),
)

/** What is kept of a trade: its steps, its receipt, what a party noted. */
export const recordOperations = operations({
  tradeHistory: {
    method: 'GET',
    path: '/v1/trades/:id/history',
    summary: 'Every step of a trade with who and when, the latest first.',
    access: 'session',
    ...one,
    reply: namedSchema('TradeHistory', Type.Object({ items: Type.Array(TradeHistoryStep) })),
  },
  tradeMemo: {
    method: 'GET',
    path: '/v1/trades/:id/memo',
    summary: 'What the caller noted about a trade of theirs; nobody else reads it.',
    access: 'session',
    ...one,
    reply: TradeMemo,
  },
  saveTradeMemo: {
    method: 'POST',
    path: '/v1/trades/:id/memo',
    summary: 'Notes something about a trade in place of what was noted; an empty text forgets it.',
    access: 'session',
    ...one,
    body: namedSchema('SaveTradeMemoBody', Type.Object({ text: Type.String({ maxLength: 2000 }) })),
    reply: TradeMemo,
  },
  receipt: {
    method: 'GET',
    path: '/v1/trades/:id/receipt',
    summary: 'The PDF receipt of a finished trade, for its parties.',
    access: 'session',
    stream: true,
    perMinute: 20,
    ...one,
    query: Type.Object({
      locale: Type.Optional(
        Type.Unsafe<(typeof serverLocales)[number]>({
          ...oneOf(serverLocales),
          description: 'The language of the receipt; left out, that of the request.',
        }),
      ),
    }),
  },
})
