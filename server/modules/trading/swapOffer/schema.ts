import { Type } from 'typebox'
import { offerHiddenReasons } from '../../../domain/swap/offer.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { Trader } from '../../people/profile/schema.ts'
import { amountsAsked, SwapQuote, SwapSide } from '../../money/swap/schema.ts'

const described = (description: string) => Type.Unsafe<string>({ $ref: 'Decimal#', description })

const SwapOffer = namedSchema(
  'SwapOffer',
  Type.Object({
    id: Id,
    trader: Trader,
    rate: described('How much one of what is paid comes to; nothing is taken off it.'),
    minimum: described('Of what is got.'),
    maximum: described('Of what is got: what the trader’s coins cover now.'),
    fits: Type.Boolean({ description: 'The amount that was asked for is within its limits.' }),
    is_best: Type.Boolean(),
  }),
)

const HouseRate = namedSchema(
  'HouseRate',
  Type.Object({
    rate: described('How much one of what is paid comes to, with the fee taken off.'),
    fits: Type.Boolean({ description: 'The amount that was asked for is within its limits.' }),
    is_best: Type.Boolean(),
  }),
)

const OwnSwapOffer = namedSchema(
  'OwnSwapOffer',
  Type.Object({
    id: Id,
    gives_code: Code,
    takes_code: Code,
    margin_percent: DecimalText,
    price: described('What one of the coin that is given costs now, in the other.'),
    minimum: described('Of the coin that is given.'),
    maximum: described('Of the coin that is given.'),
    is_paused: Type.Boolean(),
    hidden_reason: nullable(namedSchema('SwapOfferHiddenReason', oneOf(offerHiddenReasons))),
    created_at: Moment,
  }),
)

const offerId = Type.Object({ id: Id })

export const swapOfferOperations = operations({
  swapOffers: {
    method: 'GET',
    path: '/v1/crypto_crypto_swaps/offers',
    summary: 'Traders’ offers for a pair, best first, weighed against the house.',
    access: 'user',
    perMinute: 240,
    applies: { side: { with: 'amount' } },
    query: Type.Object({
      from_code: Code,
      to_code: Code,
      amount: Type.Optional(DecimalText),
      side: Type.Optional(SwapSide),
    }),
    reply: namedSchema(
      'SwapOfferList',
      Type.Object({ house: HouseRate, items: Type.Array(SwapOffer), rates_at: Moment }),
    ),
  },
  quoteSwapOffer: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps/offers/:id/quotes',
    summary: 'The price of a trader’s offer, kept for the caller for five seconds.',
    access: 'user',
    perMinute: 60,
    params: offerId,
    body: namedSchema('QuoteSwapOfferBody', Type.Object(amountsAsked, { additionalProperties: false })),
    reply: SwapQuote,
  },
  ownSwapOffers: {
    method: 'GET',
    path: '/v1/crypto_crypto_swaps/offers/own',
    summary: 'The caller’s own offers, newest first; `limit` is of all their adverts.',
    access: 'user',
    reply: namedSchema(
      'OwnSwapOfferList',
      Type.Object({ items: Type.Array(OwnSwapOffer), used: Type.Integer(), limit: Type.Integer() }),
    ),
  },
  createSwapOffer: {
    method: 'POST',
    path: '/v1/crypto_crypto_swaps/offers',
    summary: 'Offers a coin for another.',
    access: 'user',
    idempotent: true,
    perMinute: 30,
    body: namedSchema(
      'CreateSwapOfferBody',
      Type.Object(
        {
          gives_code: Code,
          takes_code: Code,
          margin_percent: DecimalText,
          minimum: DecimalText,
          maximum: DecimalText,
        },
        { additionalProperties: false },
      ),
    ),
    reply: OwnSwapOffer,
  },
  pauseSwapOffer: {
    method: 'PATCH',
    path: '/v1/crypto_crypto_swaps/offers/:id',
    summary: 'Pauses an offer, or goes on with it.',
    access: 'user',
    perMinute: 60,
    params: offerId,
    body: namedSchema(
      'PauseSwapOfferBody',
      Type.Object({ is_paused: Type.Boolean() }, { additionalProperties: false }),
    ),
    reply: OwnSwapOffer,
  },
  removeSwapOffer: {
    method: 'DELETE',
    path: '/v1/crypto_crypto_swaps/offers/:id',
    summary: 'Removes an offer; swaps at it stay.',
    access: 'user',
    params: offerId,
    reply: namedSchema('SwapOfferRemoved', Type.Object({ is_done: Type.Boolean() })),
  },
})
