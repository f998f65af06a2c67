import { inEachLocale } from '../../../locales/localeTable.ts'
import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'
import { Advert } from '../../trading/advert/schema.ts'

const HomeFigures = namedSchema(
  'HomeFigures',
  Type.Object({
    trades: Type.Integer({ description: 'That were completed, ever.' }),
    people: Type.Integer({ description: 'Who have completed a trade.' }),
    median_release_seconds: nullable(
      Type.Integer({ description: 'From “paid” to the release, of each trader’s latest ones.' }),
    ),
  }),
)

/** A text in every language of the app. */
const PageText = namedSchema('PageText', Type.Object(inEachLocale(() => Type.String())))

export const homeOperations = operations({
  home: {
    method: 'GET',
    path: '/v1/home',
    summary: 'The best offers to buy from and to sell to.',
    access: 'anyone',
    query: Type.Object({ crypto_currency_code: Code, currency_code: Code }),
    reply: namedSchema(
      'Home',
      Type.Object({
        best_to_buy: Type.Array(Advert),
        best_to_sell: Type.Array(Advert),
        market_rate: nullable(DecimalText),
        market_change_percent: nullable(DecimalText),
        rates_at: Moment,
        figures: HomeFigures,
      }),
    ),
  },
  bestPrices: {
    method: 'GET',
    path: '/v1/home/best_prices',
    summary: 'What each coin costs in a fiat now: at the best offer to buy from, and to sell to.',
    access: 'anyone',
    query: Type.Object({ currency_code: Code }),
    reply: namedSchema(
      'BestPriceList',
      Type.Object({
        items: Type.Array(
          namedSchema(
            'BestPrice',
            Type.Object({
              crypto_currency_code: Code,
              buy_price: nullable(DecimalText),
              sell_price: nullable(DecimalText),
              market_rate: DecimalText,
            }),
          ),
          { description: 'Every coin, in the order of lists.' },
        ),
        rates_at: Moment,
      }),
    ),
  },
  frontendVersion: {
    method: 'GET',
    path: '/v1/home/frontend_version',
    summary: 'Which build of the app is served now: one that runs another has been replaced.',
    access: 'anyone',
    reply: namedSchema(
      'FrontendVersion',
      Type.Object({
        version: nullable(Type.String({ description: 'None where something else serves the app.' })),
      }),
    ),
  },
  metadata: {
    method: 'GET',
    path: '/v1/metadata',
    summary: 'What each page of the app says of itself; with a url, the page that it is, or none.',
    access: 'anyone',
    query: Type.Object({
      url: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 1000,
          pattern: '^/[^?#\\s]*$',
          description: 'A path of the app, with or without the prefix of a language.',
        }),
      ),
    }),
    reply: namedSchema(
      'PageMetadataList',
      Type.Object({
        items: Type.Array(
          namedSchema(
            'PageMetadata',
            Type.Object({
              id: Type.String({ description: 'The address as a pattern, as in /buy-:coin.' }),
              url: Type.String({ description: 'What was asked for, without the prefix; else the pattern.' }),
              title: PageText,
              description: PageText,
            }),
          ),
        ),
      }),
    ),
  },
})
