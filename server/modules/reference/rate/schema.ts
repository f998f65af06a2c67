import { Type } from 'typebox'
import { historyPeriods } from '../../../domain/rate/history.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Moment, MoneySchema, namedSchema, oneOf } from '../../../kernel/schema.ts'

const Rate = namedSchema(
  'Rate',
  Type.Object({
    pair: Type.String({ description: 'Crypto code joined with currency code, as in btc_usd.' }),
    crypto_currency_code: Code,
    currency_code: Code,
    rate: DecimalText,
  }),
)

const RateChange = namedSchema(
  'RateChange',
  Type.Object({
    pair: Type.String(),
    rate: DecimalText,
    change_percent: DecimalText,
    at: Moment,
  }),
)

const filter = Type.Object({
  crypto_currency_code: Type.Optional(Code),
  currency_code: Type.Optional(Code),
})

const RatePeriod = namedSchema('RatePeriod', oneOf(historyPeriods))

const RateHistory = namedSchema(
  'RateHistory',
  Type.Object({
    pair: Type.String(),
    period: RatePeriod,
    points: Type.Array(namedSchema('RatePoint', Type.Object({ at: Moment, rate: DecimalText })), {
      description: 'Oldest first; the last is the present rate.',
    }),
    low: DecimalText,
    high: DecimalText,
    change_percent: DecimalText,
    is_stale: Type.Boolean(),
  }),
)

const RateCalculation = namedSchema(
  'RateCalculation',
  Type.Object({
    crypto: MoneySchema,
    fiat: MoneySchema,
    rate: DecimalText,
    at: Moment,
    is_stale: Type.Boolean(),
  }),
)

export const rateOperations = operations({
  exchangeRates: {
    method: 'GET',
    path: '/v1/exchange_rates/all',
    summary: 'The present market rates, of a coin or fiat when one is named.',
    access: 'anyone',
    query: filter,
    reply: namedSchema(
      'RateList',
      Type.Object({ at: Moment, is_stale: Type.Boolean(), items: Type.Array(Rate) }),
    ),
  },
  rateChanges: {
    method: 'GET',
    path: '/v1/exchange_rates/rates_changes',
    summary: 'How the rates moved in 24 hours.',
    access: 'anyone',
    query: filter,
    reply: namedSchema('RateChangeList', Type.Object({ items: Type.Array(RateChange) })),
  },
  rateHistory: {
    method: 'GET',
    path: '/v1/history_exchange_rates',
    summary: 'How the rate of a pair went, in points that are as far apart as the period asks for.',
    access: 'anyone',
    query: Type.Object({
      crypto_currency_code: Code,
      currency_code: Code,
      period: Type.Optional(Type.Unsafe<(typeof historyPeriods)[number]>({ ...RatePeriod, default: 'day' })),
    }),
    reply: RateHistory,
  },
  calculateRate: {
    method: 'POST',
    path: '/v1/exchange_rates/calculate',
    summary: 'What an amount is worth at the market, either way: coins rounded down, fiat half up.',
    access: 'anyone',
    reads: true,
    body: namedSchema(
      'CalculateRateBody',
      Type.Object({
        crypto_currency_code: Code,
        currency_code: Code,
        amount: DecimalText,
        amount_side: Type.Unsafe<'fiat' | 'crypto'>({ $ref: 'AmountSide#' }),
      }),
    ),
    reply: RateCalculation,
  },
})
