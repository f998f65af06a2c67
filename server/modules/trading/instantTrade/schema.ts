import { InstantTradeStatus } from '../../../shapes/instantTrade.ts'
import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'

const InstantTrade = namedSchema(
  'InstantTrade',
  Type.Object({
    id: Id,
    status: InstantTradeStatus,
    trade_id: nullable(Id),
    refusal: nullable(Type.String({ description: 'Why it could not be opened, in the caller’s language.' })),
    crypto_currency_code: Code,
    currency_code: Code,
    amount: DecimalText,
    amount_side: Type.Unsafe<'fiat' | 'crypto'>({ $ref: 'AmountSide#' }),
    payment_method_code: Type.String(),
    created_at: Moment,
    updated_at: Moment,
  }),
)

export const instantTradeOperations = operations({
  createInstantTrade: {
    method: 'POST',
    path: '/v1/instant_trades',
    summary: 'Opens a trade on the best offer that trades at once, by itself.',
    access: 'user',
    idempotent: true,
    perMinute: 10,
    body: namedSchema(
      'CreateInstantTradeBody',
      Type.Object({
        crypto_currency_code: Code,
        currency_code: Code,
        amount: DecimalText,
        amount_side: Type.Optional(Type.Unsafe<'fiat' | 'crypto'>({ $ref: 'AmountSide#' })),
        payment_method_code: Type.String({ pattern: '^[a-z0-9_]{2,40}$' }),
        price_limit: Type.Unsafe<string>({
          $ref: 'Decimal#',
          description: 'The dearest price that the caller takes.',
        }),
      }),
    ),
    reply: InstantTrade,
  },
  instantTrades: {
    method: 'GET',
    path: '/v1/instant_trades',
    summary: 'The caller’s latest instant trades, newest first.',
    access: 'user',
    perMinute: 600,
    reply: namedSchema(
      'InstantTradeList',
      Type.Object({ items: Type.Array(InstantTrade), seq: Type.Integer() }),
    ),
  },
})
