import { Type } from 'typebox'
import { cardStatuses } from '../../../domain/card/machine.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

const pair = { crypto_currency_code: Code, currency_code: Code }

const CardPurchase = namedSchema(
  'CardPurchase',
  Type.Object({
    id: Id,
    status: namedSchema('CardStatus', oneOf(cardStatuses)),
    ...pair,
    fiat_amount: DecimalText,
    amount: DecimalText,
    rate: DecimalText,
    fee: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'The provider’s, of what is paid.' }),
    redirect_url: nullable(
      Type.String({ description: 'The provider’s page, while it waits for the buyer.' }),
    ),
    created_at: Moment,
    updated_at: Moment,
    seq: Type.Integer(),
  }),
)

export const cardOperations = operations({
  cardLimits: {
    method: 'GET',
    path: '/v1/mercuryo/get_min_max_limits',
    summary: 'The least and the most that a card pays, for each coin and fiat.',
    access: 'anyone',
    query: Type.Object({ crypto_currency_code: Type.Optional(Code), currency_code: Type.Optional(Code) }),
    reply: namedSchema(
      'CardLimitList',
      Type.Object({
        items: Type.Array(
          namedSchema('CardLimit', Type.Object({ ...pair, minimum: DecimalText, maximum: DecimalText })),
        ),
        is_available: Type.Boolean({ description: 'Whether a provider is set up and answers.' }),
      }),
    ),
  },
  cardFinalRate: {
    method: 'GET',
    path: '/v1/mercuryo/get_final_rates',
    summary: 'What an amount of a fiat buys by card, fee and all.',
    access: 'anyone',
    query: Type.Object({ ...pair, amount: DecimalText }),
    reply: namedSchema(
      'CardFinalRate',
      Type.Object({
        ...pair,
        fiat_amount: DecimalText,
        amount: DecimalText,
        rate: DecimalText,
        fee: DecimalText,
        rates_at: Moment,
      }),
    ),
  },
  cardExchangeRates: {
    method: 'GET',
    path: '/v1/mercuryo/get_exchange_rates',
    summary: 'The provider’s rates, before its fee.',
    access: 'anyone',
    reply: namedSchema(
      'CardRateList',
      Type.Object({
        items: Type.Array(namedSchema('CardRate', Type.Object({ ...pair, rate: DecimalText }))),
        rates_at: Moment,
      }),
    ),
  },
  buyByCard: {
    method: 'POST',
    path: '/v1/mercuryo/buy',
    summary: 'Begins a purchase by card: answers where to pay.',
    access: 'user',
    idempotent: true,
    perMinute: 10,
    body: namedSchema(
      'BuyByCardBody',
      Type.Object({ ...pair, fiat_amount: DecimalText }, { additionalProperties: false }),
    ),
    reply: CardPurchase,
  },
  confirmCardPurchase: {
    method: 'POST',
    path: '/v1/mercuryo/confirm_transaction',
    summary: 'Asks the provider what became of a purchase, and does what follows from it.',
    access: 'user',
    ownTransaction: true,
    perMinute: 60,
    body: namedSchema('ConfirmCardPurchaseBody', Type.Object({ id: Id }, { additionalProperties: false })),
    reply: CardPurchase,
  },
})
