import { Type, type Static } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable } from '../../../kernel/schema.ts'
import { AmountSide, searchFields, SearchType } from '../advert/search/schema.ts'

/** What a kept search looks for; what it does not ask is null, false, or an empty list. */
const KeptQuery = namedSchema(
  'SavedSearchQuery',
  Type.Object({
    type: SearchType,
    crypto_currency_code: Code,
    currency_code: Code,
    amount: nullable(DecimalText),
    amount_side: AmountSide,
    payment_method_code: Type.Array(Type.String()),
    payment_method_bank_code: Type.Array(Type.String()),
    country_code: nullable(Type.String()),
    online_only: Type.Boolean(),
    no_registration: Type.Boolean(),
    sms_required: Type.Boolean(),
    for_identified_people: Type.Boolean(),
    supports_instant_trade: Type.Boolean(),
    minimum_rating: nullable(DecimalText),
    minimum_trades: Type.Integer(),
  }),
)
/** As it is stored, too. */
export type KeptSearch = Static<typeof KeptQuery>

export const SavedSearch = namedSchema(
  'SavedSearch',
  Type.Object({
    id: Id,
    name: Type.String({ description: 'Empty where its owner gave it none.' }),
    query: KeptQuery,
    price_limit: nullable(
      Type.Unsafe<string>({
        $ref: 'Decimal#',
        description: 'Only offers at this price or a better one are told of.',
      }),
    ),
    is_notified: Type.Boolean(),
    new_count: Type.Integer({ description: 'Offers that came to match since it was last opened.' }),
    created_at: Moment,
  }),
)

const name = Type.String({ maxLength: 60 })
const one = { params: Type.Object({ id: Id }) } as const

export const savedSearchOperations = operations({
  savedSearches: {
    method: 'GET',
    path: '/v1/me/saved_searches',
    summary: 'The searches that the caller keeps, the oldest first.',
    access: 'user',
    reply: namedSchema(
      'SavedSearchList',
      Type.Object({
        items: Type.Array(SavedSearch),
        limit: Type.Integer({ description: 'How many one person may keep.' }),
      }),
    ),
  },
  createSavedSearch: {
    method: 'POST',
    path: '/v1/me/saved_searches',
    summary: 'Keeps a search, and tells its owner of offers that come to match.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    body: namedSchema(
      'CreateSavedSearchBody',
      Type.Object({
        name: Type.Optional(name),
        query: namedSchema('SavedSearchQueryBody', Type.Object(searchFields)),
        price_limit: Type.Optional(nullable(DecimalText)),
        is_notified: Type.Optional(Type.Boolean()),
      }),
    ),
    reply: SavedSearch,
  },
  updateSavedSearch: {
    method: 'PATCH',
    path: '/v1/me/saved_searches/:id',
    summary: 'Names a kept search anew, switches its notices, or notes that it was opened.',
    access: 'user',
    ...one,
    body: namedSchema(
      'UpdateSavedSearchBody',
      Type.Object({
        name: Type.Optional(name),
        price_limit: Type.Optional(nullable(DecimalText)),
        is_notified: Type.Optional(Type.Boolean()),
        is_opened: Type.Optional(
          Type.Boolean({ description: 'True: what was new is seen, and is counted from nothing again.' }),
        ),
      }),
    ),
    reply: SavedSearch,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/v1/me/saved_searches/:id',
    summary: 'Forgets a kept search.',
    access: 'user',
    ...one,
    reply: namedSchema('SavedSearchDone', Type.Object({ is_done: Type.Boolean() })),
  },
})
