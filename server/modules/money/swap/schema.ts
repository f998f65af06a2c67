import { Type } from 'typebox'
import { swapSides } from '../../../domain/swap/price.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  keysetPaging,
} from '../../../kernel/schema.ts'

const figures = {
  from_code: Code,
  to_code: Code,
  from_amount: DecimalText,
  to_amount: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What is got, after the fee.' }),
  rate: Type.Unsafe<string>({
    $ref: 'Decimal#',
    description: 'How much of `to` one of `from` is worth here, before the fee.',
  }),
  fee: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'Of what is got.' }),
  fee_code: Code,
  fee_percent: DecimalText,
}

const traderName = nullable(
  Type.String({ description: 'Whose offer it is at; null where the house is the other side.' }),
)

const SwapEstimate = namedSchema(
  'SwapEstimate',
  Type.Object({
    ...figures,
    from_usd: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What is given, in US dollars.' }),
    to_usd: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What is got, in US dollars.' }),
    minimum: DecimalText,
    maximum: DecimalText,
    rates_at: Moment,
  }),
)

export const SwapQuote = namedSchema(
  'SwapQuote',
  Type.Object({
    id: Id,
    ...figures,
    trader_name: traderName,
    locked_at: Moment,
    locked_until: Moment,
  }),
)

const Swap = namedSchema(
  'Swap',
  Type.Object({
    id: Id,
    ...figures,
    trader_name: traderName,
    trade_id: nullable(Id),
    created_at: Moment,
    seq: Type.Integer(),
  }),
)

export const SwapSide = namedSchema('SwapSide', oneOf(swapSides))
export const amountsAsked = { amount: DecimalText, side: SwapSide }
const pair = { from_code: Code, to_code: Code }
const amounts = { ...pair, ...amountsAsked }

export const swapOperations = operations({
  swapEstimate: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps/estimated_result',
    summary: 'What a swap would come to now; nothing is promised.',
    access: 'anyone',
    reads: true,
    perMinute: 240,
    body: namedSchema('SwapEstimateBody', Type.Object(amounts, { additionalProperties: false })),
    reply: SwapEstimate,
  },
  quoteSwap: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps/quotes',
    summary: 'A price that is kept for the caller for five seconds.',
    access: 'user',
    perMinute: 60,
    body: namedSchema('QuoteSwapBody', Type.Object(amounts, { additionalProperties: false })),
    reply: SwapQuote,
  },
  confirmSwap: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps',
    summary: 'Swaps at a locked quote, once; too late it is refused, with a new quote as `metadata.quote`.',
    access: 'user',
    idempotent: true,
    perMinute: 60,
    body: namedSchema('ConfirmSwapBody', Type.Object({ quote_id: Id }, { additionalProperties: false })),
    reply: Swap,
  },
  swaps: {
    method: 'GET',
    path: '/v1/crypto_crypto_swaps',
    summary: 'The caller’s swaps, newest first.',
    access: 'user',
    query: Type.Object({
      ...keysetPaging(),
    }),
    reply: namedSchema(
      'SwapList',
      Type.Object({ items: Type.Array(Swap), has_more: Type.Boolean(), seq: Type.Integer() }),
    ),
  },
  swapSettings: {
    method: 'GET',
    path: '/v1/crypto_crypto_swaps/settings',
    summary: 'Which coins can be swapped, the fee, and how long a price is kept.',
    access: 'anyone',
    reply: namedSchema(
      'SwapSettings',
      Type.Object({
        coins: Type.Array(Code),
        fee_percent: DecimalText,
        lock_seconds: Type.Integer(),
        is_on: Type.Boolean(),
        offers_on: Type.Boolean({ description: 'The caller may swap at traders’ offers, and make some.' }),
      }),
    ),
  },
  swapLimits: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps/limits',
    summary: 'The least and the most of a pair, and what the caller has.',
    access: 'anyone',
    reads: true,
    body: namedSchema('SwapLimitsBody', Type.Object(pair, { additionalProperties: false })),
    reply: namedSchema(
      'SwapLimits',
      Type.Object({ ...pair, minimum: DecimalText, maximum: DecimalText, available: nullable(DecimalText) }),
    ),
  },
})
