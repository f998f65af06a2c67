import { Type } from 'typebox'
import { amountSides } from '../../../../domain/advert/conversion.ts'
import { Code, DecimalText, namedSchema, oneOf, paging } from '../../../../kernel/schema.ts'

export const searchTypes = ['buy', 'sell'] as const
export const searchSorts = [
  'best_price',
  'you_get',
  'fastest_release',
  'best_rated',
  'most_trades',
  'newest',
] as const

/** With the viewer's own adverts among the others, without them, or nothing but them. */
export const ownOffers = ['with', 'without', 'only'] as const

export const SearchType = namedSchema('SearchType', oneOf(searchTypes))
export const AmountSide = namedSchema('AmountSide', oneOf(amountSides))
const SearchSort = namedSchema('SearchSort', oneOf(searchSorts))
const OwnOffers = namedSchema('OwnOffers', oneOf(ownOffers))

/** What is looked for, as a search and a saved search take it. */
export const searchFields = {
  type: SearchType,
  crypto_currency_code: Code,
  currency_code: Code,
  amount: Type.Optional(DecimalText),
  amount_side: Type.Optional(AmountSide),
  payment_method_code: Type.Optional(
    Type.Array(Type.String({ pattern: '^([a-z0-9_]{2,40}|ANY)$' }), { maxItems: 10 }),
  ),
  payment_method_bank_code: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9_]{2,40}$' }), {
      maxItems: 10,
      description: 'Banks of those methods, or of any where none is named.',
    }),
  ),
  country_code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  online_only: Type.Optional(Type.Boolean()),
  no_registration: Type.Optional(Type.Boolean()),
  sms_required: Type.Optional(
    Type.Boolean({ description: 'Only adverts that ask for a verified telephone number.' }),
  ),
  for_identified_people: Type.Optional(
    Type.Boolean({ description: 'Only adverts that ask for a verified identity.' }),
  ),
  supports_instant_trade: Type.Optional(Type.Boolean()),
  minimum_rating: Type.Optional(DecimalText),
  minimum_trades: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

/** The query of a search: what is looked for, in which order, and how far. */
export const searchQuery = Type.Object({
  ...searchFields,
  with_correct_limits: Type.Optional(
    Type.Boolean({
      description: 'Only offers whose limits hold the amount at their own price, and not at the market’s.',
    }),
  ),
  mine: Type.Optional(OwnOffers),
  sort: Type.Optional(SearchSort),
  ...paging,
})
