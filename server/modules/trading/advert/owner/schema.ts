import { Type } from 'typebox'
import { reachConditions } from '../../../../domain/advert/reach.ts'
import { ownListSorts, ownListStates } from '../../../../domain/advert/ownList.ts'
import { operations } from '../../../../kernel/operation.ts'
import {
  AuthenticatorCode,
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  pageOf,
  paging,
} from '../../../../kernel/schema.ts'
import { draftOperations } from './draftSchema.ts'
import {
  Advert,
  AdvertFields,
  AdvertStatus,
  AdvertType,
  DraftKey,
  HiddenReason,
  mostMade,
  NewAdvert,
  PriceMode,
} from '../schema.ts'

const mostAtOnce = 100

/** What a price would be now, where it would stand in search, and what of it is kept. */
const PricePreview = namedSchema(
  'PricePreview',
  Type.Object({
    price: DecimalText,
    market_rate: DecimalText,
    market_delta_percent: DecimalText,
    place: Type.Integer({
      minimum: 1,
      description: 'By the best price; one more than the cap means further.',
    }),
    places_total: Type.Integer({ minimum: 1 }),
    total_is_capped: Type.Boolean(),
    fee_percent: DecimalText,
    keep_per_coin: DecimalText,
    balance_maximum: nullable(DecimalText),
    priced_at: Moment,
    is_stale: Type.Boolean(),
  }),
)

const AdvertState = namedSchema(
  'AdvertState',
  Type.Object({
    id: Id,
    status: AdvertStatus,
    is_visible: Type.Boolean(),
    invisible_reasons: Type.Array(HiddenReason),
    withheld_reason: nullable(Type.String({ description: 'Why operators hide it.' })),
    price: nullable(DecimalText),
    maximum: DecimalText,
    stock_left: nullable(DecimalText),
    updated_at: Moment,
  }),
)

/** A rate that a formula may name: what is priced, then in what. */
const RateMacro = namedSchema(
  'RateMacro',
  Type.Object({ name: Type.String(), rate: DecimalText, base_code: Code, quote_code: Code }),
)

const MyAdvertPage = namedSchema(
  'MyAdvertPage',
  Type.Object({
    ...pageOf(Advert).properties,
    counts: namedSchema(
      'MyAdvertCounts',
      Type.Object({
        all: Type.Integer(),
        shown: Type.Integer(),
        hidden: Type.Integer(),
        draft: Type.Integer(),
        archived: Type.Integer(),
      }),
    ),
    limit: Type.Integer({ description: 'How many adverts they may have, archived ones aside.' }),
    used: Type.Integer(),
  }),
)

/** What may be changed in several adverts at once. */
const AdvertsChange = namedSchema(
  'AdvertsChangeBody',
  Type.Object(
    Type.Partial(
      Type.Pick(AdvertFields, [
        'status',
        'margin_percent',
        'minimum',
        'maximum',
        'escrow_minutes',
        'is_on_vacation',
        'schedule',
        'time_zone',
        'terms',
        'promo_text',
        'phone_required',
        'identity_required',
        'minimum_volume_usd',
        'minimum_feedback_score',
        'first_time_maximum',
        'repeat_volume_coefficient',
        'allow_anonymous',
        'liquidity_tracking',
      ] as const),
    ).properties,
  ),
)

const AdvertRefusal = namedSchema(
  'AdvertRefusal',
  Type.Object({
    code: Type.String({ description: 'Worded by the app.' }),
    field: nullable(Type.String()),
    params: Type.Array(
      namedSchema('AdvertRefusalParam', Type.Object({ name: Type.String(), value: Type.String() })),
    ),
  }),
)

const AdvertChanged = namedSchema(
  'AdvertChanged',
  Type.Object({ id: Id, advert: nullable(Advert), refusal: nullable(AdvertRefusal) }),
)

const ReachCondition = namedSchema('ReachCondition', oneOf(reachConditions))

const AdvertReach = namedSchema(
  'AdvertReach',
  Type.Object({
    share_percent: Type.Integer({ description: 'Of the traders seen in the last 90 days, rounded down.' }),
    people: Type.Integer(),
    by_condition: Type.Array(
      namedSchema(
        'ReachByCondition',
        Type.Object({
          condition: ReachCondition,
          fewer_percent: Type.Integer({
            description: 'Of those who meet the others, how many this one shuts out, or would.',
          }),
        }),
      ),
    ),
  }),
)

/** What owners do with their adverts beside one at a time: prices tried, lists, changes of many, drafts. */
export const ownerOperations = operations({
  ...draftOperations,
  calculatePrice: {
    method: 'GET',
    path: '/v1/pro/calculate_price',
    summary: 'What a price would be now, and its place in search.',
    access: 'user',
    perMinute: 240,
    query: Type.Object({
      type: AdvertType,
      crypto_currency_code: Code,
      currency_code: Code,
      price_mode: PriceMode,
      margin_percent: Type.Optional(DecimalText),
      equation: Type.Optional(Type.String({ maxLength: 200 })),
      fixed_price: Type.Optional(DecimalText),
      advert_id: Type.Optional(Id),
    }),
    reply: PricePreview,
  },
  advertStates: {
    method: 'GET',
    path: '/v1/pro/states',
    summary: 'What becomes of the caller’s adverts now; others’ are left out.',
    access: 'user',
    perMinute: 240,
    query: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: mostAtOnce }) }),
    reply: namedSchema('AdvertStateList', Type.Object({ items: Type.Array(AdvertState) })),
  },
  autocompleteMacros: {
    method: 'GET',
    path: '/v1/pro/:id/generate_autocomplete_macros',
    summary:
      'The rates that a formula may name, nearest to the advert’s pair first; `new` for one that is being made.',
    access: 'user',
    perMinute: 240,
    params: Type.Object({ id: Id }),
    query: Type.Object({
      crypto_currency_code: Type.Optional(Code),
      currency_code: Type.Optional(Code),
      prefix: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: namedSchema('RateMacroList', Type.Object({ items: Type.Array(RateMacro) })),
  },
  myAdverts: {
    method: 'GET',
    path: '/v1/me/pro',
    summary: 'The caller’s own adverts; archived ones only where they are asked for.',
    access: 'user',
    perMinute: 240,
    query: Type.Object({
      state: Type.Optional(namedSchema('MyAdvertState', oneOf(ownListStates))),
      type: Type.Optional(AdvertType),
      crypto_currency_code: Type.Optional(Code),
      sort: Type.Optional(namedSchema('MyAdvertSort', oneOf(ownListSorts))),
      ...paging,
    }),
    reply: MyAdvertPage,
  },
  updateAdverts: {
    method: 'PATCH',
    path: '/v1/me/pro',
    summary: 'Changes several adverts, each by itself: what one refuses does not stop the others.',
    access: 'user',
    perMinute: 60,
    takesCode: true,
    body: namedSchema(
      'UpdateAdvertsBody',
      Type.Object({
        ids: Type.Array(Id, { minItems: 1, maxItems: mostAtOnce }),
        change: AdvertsChange,
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
    reply: namedSchema('AdvertsChanged', Type.Object({ items: Type.Array(AdvertChanged) })),
  },
  createAdverts: {
    method: 'POST',
    path: '/v1/me/pro',
    summary: 'Makes several adverts, or none of them.',
    access: 'user',
    idempotent: true,
    takesCode: true,
    perMinute: 30,
    body: namedSchema(
      'CreateAdvertsBody',
      Type.Object({
        adverts: Type.Array(namedSchema('NewAdvertBody', NewAdvert), { minItems: 1, maxItems: mostMade }),
        code: Type.Optional(AuthenticatorCode),
        draft_key: Type.Optional(DraftKey),
      }),
    ),
    reply: namedSchema('AdvertList', Type.Object({ items: Type.Array(Advert) })),
  },
  advertReach: {
    method: 'POST',
    path: '/v1/pro/reach',
    summary: 'How many traders would meet an advert’s conditions.',
    access: 'user',
    reads: true,
    perMinute: 60,
    body: namedSchema(
      'AdvertReachBody',
      Type.Object({
        phone_required: Type.Boolean(),
        identity_required: Type.Boolean(),
        minimum_volume_usd: Type.Optional(nullable(DecimalText)),
        minimum_feedback_score: Type.Optional(nullable(DecimalText)),
      }),
    ),
    reply: AdvertReach,
  },
})
