import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { Code, DecimalText, Moment, named, nullable } from '../../kernel/schema.ts'
import { Advert } from '../advert/schema.ts'

export const homeOperations = operations({
  home: {
    method: 'GET',
    path: '/v1/home',
    summary: 'The best offers to buy from and to sell to.',
    access: 'anyone',
    query: Type.Object({ crypto_currency_code: Code, currency_code: Code }),
    reply: named(
      'Home',
      Type.Object({
        best_to_buy: Type.Array(Advert),
        best_to_sell: Type.Array(Advert),
        market_rate: nullable(DecimalText),
        market_change_percent: nullable(DecimalText),
        rates_at: Moment,
      }),
    ),
  },
  frontendVersion: {
    method: 'GET',
    path: '/v1/home/frontend_version',
    summary: 'Which build of the app is served now: one that runs another has been replaced.',
    access: 'anyone',
    reply: named(
      'FrontendVersion',
      Type.Object({
        version: nullable(Type.String({ description: 'None where something else serves the app.' })),
      }),
    ),
  },
})
