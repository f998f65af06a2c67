import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { Code, DecimalText, Moment, named } from '../../kernel/schema.ts'

const Rate = named(
  'Rate',
  Type.Object({
    pair: Type.String({ description: 'Crypto code joined with currency code, as in btc_usd.' }),
    crypto_currency_code: Code,
    currency_code: Code,
    rate: DecimalText,
  }),
)

const RateChange = named(
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

export const rateOperations = operations({
  exchangeRates: {
    method: 'GET',
    path: '/v1/exchange_rates/all',
    summary: 'The present market rates, of a coin or fiat when one is named.',
    access: 'anyone',
    query: filter,
    reply: named('RateList', Type.Object({ at: Moment, is_stale: Type.Boolean(), items: Type.Array(Rate) })),
  },
  rateChanges: {
    method: 'GET',
    path: '/v1/exchange_rates/rates_changes',
    summary: 'How the rates moved in 24 hours.',
    access: 'anyone',
    query: filter,
    reply: named('RateChangeList', Type.Object({ items: Type.Array(RateChange) })),
  },
})
