import { Type } from 'typebox'
import { viewerLimits } from '../../../domain/advert/limit.ts'
import { priceModes } from '../../../domain/advert/priceSetting.ts'
import { advertStatuses } from '../../../domain/advert/status.ts'
import { hiddenReasons } from '../../../domain/advert/visibility.ts'
import { advertTypes } from '../../../domain/trade/party.ts'
import { operations } from '../../../kernel/operation.ts'
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
  seenText,
  UserName,
} from '../../../kernel/schema.ts'
import { OfferMethod } from '../../../shapes/paymentMethod.ts'
import { Requisite, RequisiteBody } from '../../../shapes/requisite.ts'
import { RiskCode, Trader } from '../../people/profile/schema.ts'
import { searchQuery } from './search/schema.ts'

export const AdvertType = namedSchema('AdvertType', oneOf(advertTypes))
export const AdvertStatus = namedSchema('AdvertStatus', oneOf(advertStatuses))
export const PriceMode = namedSchema('PriceMode', oneOf(priceModes))
export const HiddenReason = namedSchema('HiddenReason', oneOf(hiddenReasons))

/** Which draft: `new`, `short` or `several` (`domain/advert/draft.ts`), or of changes to an own advert by its id. */
export const DraftKey = Id

/** Why the viewer cannot take an offer now; empty means that they can. */
export const Requirement = namedSchema(
  'Requirement',
  Type.Object({
    code: Type.String({ description: 'Worded by the app; the closed list is in server/domain/advert.' }),
    required: nullable(Type.String()),
    present: nullable(Type.String()),
  }),
)

/** What of the viewer's own keeps them below the ad's maximum. */
const ViewerLimit = namedSchema(
  'ViewerLimit',
  Type.Object({ maximum: DecimalText, by: namedSchema('ViewerLimitBy', oneOf(viewerLimits)) }),
)

const time = Type.Optional(nullable(Type.String({ pattern: '^([01][0-9]|2[0-4]):[0-5][0-9]$' })))

const scheduleFields = {
  day1_start: time,
  day1_end: time,
  day2_start: time,
  day2_end: time,
  day3_start: time,
  day3_end: time,
  day4_start: time,
  day4_end: time,
  day5_start: time,
  day5_end: time,
  day6_start: time,
  day6_end: time,
  day7_start: time,
  day7_end: time,
}

/** Hours a day in the owner's time zone; a day with neither start nor end is a day off once any day is set. */
export const Schedule = namedSchema('Schedule', Type.Object(scheduleFields))
export const ScheduleBody = namedSchema('ScheduleBody', Type.Object(scheduleFields))

/** What an owner sets, and alone sees whole. */
const AdvertSettings = namedSchema(
  'AdvertSettings',
  Type.Object({
    requisites: Type.Array(Requisite),
    payment_credential_id: nullable(Id),
    margin_percent: nullable(DecimalText),
    equation: nullable(Type.String()),
    is_fix_price: Type.Boolean(),
    minimum: DecimalText,
    maximum: DecimalText,
    schedule: nullable(Schedule),
    time_zone: Type.String(),
    is_on_vacation: Type.Boolean(),
    liquidity_tracking: Type.Boolean(),
    repeat_volume_coefficient: nullable(DecimalText),
    is_visible: Type.Boolean(),
    invisible_reasons: Type.Array(HiddenReason),
    withheld_reason: nullable(Type.String({ description: 'Why operators hide it.' })),
    trades_open: Type.Integer(),
    stock_left: nullable(DecimalText),
    created_at: Moment,
    updated_at: Moment,
  }),
)

export const Advert = namedSchema(
  'Advert',
  Type.Object({
    id: Id,
    type: AdvertType,
    status: AdvertStatus,
    crypto_currency_code: Code,
    currency_code: Code,
    country_code: nullable(Type.String()),
    price_mode: PriceMode,
    price: nullable(DecimalText),
    market_rate: nullable(DecimalText),
    market_delta_percent: nullable(DecimalText),
    priced_at: Moment,
    payment_methods: Type.Array(OfferMethod),
    bank_name: nullable(Type.String()),
    minimum: DecimalText,
    maximum: DecimalText,
    escrow_minutes: Type.Integer(),
    allow_anonymous: Type.Boolean(),
    phone_required: Type.Boolean(),
    identity_required: Type.Boolean(),
    minimum_volume_usd: nullable(DecimalText),
    minimum_feedback_score: nullable(DecimalText),
    first_time_maximum: nullable(DecimalText),
    supports_instant_trade: Type.Boolean(),
    terms: Type.String(),
    promo_text: Type.String(),
    owner: Trader,
    is_own: Type.Boolean(),
    you_get: nullable(DecimalText),
    viewer_limit: nullable(ViewerLimit),
    requirements: Type.Array(Requirement),
    risks: Type.Array(RiskCode),
    settings: nullable(AdvertSettings),
  }),
)

const AdvertPage = namedSchema(
  'AdvertPage',
  Type.Object({
    ...pageOf(Advert).properties,
    market_rate: nullable(DecimalText),
    market_change_percent: nullable(DecimalText),
    rates_at: Moment,
  }),
)

const text = (max: number) => Type.String({ maxLength: max })

const editable = {
  country_code: nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  payment_method_codes: Type.Array(Type.String({ pattern: '^[a-z0-9_]{2,40}$' }), {
    minItems: 1,
    maxItems: 5,
  }),
  bank_name: nullable(seenText({ maxLength: 60 })),
  requisites: Type.Array(RequisiteBody, { maxItems: 6 }),
  payment_credential_id: nullable(Id),
  price_mode: PriceMode,
  margin_percent: nullable(DecimalText),
  equation: nullable(text(200)),
  fixed_price: nullable(DecimalText),
  minimum: DecimalText,
  maximum: DecimalText,
  escrow_minutes: Type.Integer({ minimum: 15, maximum: 1440 }),
  minimum_volume_usd: nullable(DecimalText),
  minimum_feedback_score: nullable(DecimalText),
  first_time_maximum: nullable(DecimalText),
  repeat_volume_coefficient: nullable(DecimalText),
  phone_required: Type.Boolean(),
  identity_required: Type.Boolean(),
  allow_anonymous: Type.Boolean(),
  terms: seenText({ maxLength: 2000 }),
  promo_text: seenText({ maxLength: 120 }),
  schedule: nullable(ScheduleBody),
  time_zone: text(64),
  is_on_vacation: Type.Boolean(),
  liquidity_tracking: Type.Boolean(),
  status: namedSchema('EditableAdvertStatus', oneOf(['draft', 'listed', 'unlisted', 'archived'])),
}

/** Everything that an owner may change. */
export const AdvertFields = Type.Object(editable)

/** How many adverts may be made by one call. */
export const mostMade = 10

/** What an owner says of an advert that is new. */
export const NewAdvert = Type.Object({
  type: AdvertType,
  crypto_currency_code: Code,
  currency_code: Code,
  payment_method_codes: editable.payment_method_codes,
  price_mode: PriceMode,
  minimum: DecimalText,
  maximum: DecimalText,
  ...Type.Partial(
    Type.Omit(AdvertFields, ['payment_method_codes', 'price_mode', 'minimum', 'maximum'] as const),
  ).properties,
})

/** The code of the owner's authenticator, and the draft that is done with. */
const beside = { code: Type.Optional(AuthenticatorCode), draft_key: Type.Optional(DraftKey) }

const CreateAdvertBody = namedSchema('CreateAdvertBody', Type.Object({ ...NewAdvert.properties, ...beside }))

const one = { params: Type.Object({ id: Id }) }

const SearchPage = namedSchema(
  'SearchPage',
  Type.Object({
    type: namedSchema('SearchPageType', oneOf(['buy', 'sell'])),
    crypto_currency_code: Code,
    methods: Type.Array(Type.String(), { description: 'As addresses name them.' }),
  }),
)

export const advertOperations = operations({
  searchAdverts: {
    method: 'GET',
    path: '/v1/pro/search',
    summary: 'Offers that the caller could take, best first.',
    access: 'anyone',
    perMinute: 600,
    applies: { amount_side: { with: 'amount' } },
    query: searchQuery,
    reply: AdvertPage,
  },
  searchPages: {
    method: 'GET',
    path: '/v1/search_pages',
    summary:
      'Which searches of a coin, alone and by a payment method, find something now: search engines are told of these.',
    access: 'anyone',
    reply: namedSchema('SearchPageList', Type.Object({ items: Type.Array(SearchPage) })),
  },
  advert: {
    method: 'GET',
    path: '/v2/pro/:id',
    summary: 'One advert; its owner sees the settings too.',
    access: 'anyone',
    ...one,
    reply: Advert,
  },
  offersOf: {
    method: 'GET',
    path: '/v1/offers/of/:user_name',
    summary: 'What somebody offers now, by coin and fiat.',
    access: 'anyone',
    params: Type.Object({ user_name: UserName }),
    query: Type.Object(paging),
    reply: namedSchema('OfferPage', pageOf(Advert)),
  },
  createAdvert: {
    method: 'POST',
    path: '/v2/pro',
    summary: 'Makes an advert.',
    access: 'user',
    idempotent: true,
    takesCode: true,
    body: CreateAdvertBody,
    reply: Advert,
  },
  updateAdvert: {
    method: 'PATCH',
    path: '/v2/pro/:id',
    summary: 'Changes an advert; open trades keep their price and terms.',
    access: 'user',
    takesCode: true,
    ...one,
    body: namedSchema(
      'UpdateAdvertBody',
      Type.Object({ ...Type.Partial(AdvertFields).properties, ...beside }),
    ),
    reply: Advert,
  },
  deleteAdvert: {
    method: 'DELETE',
    path: '/v2/pro/:id',
    summary: 'Archives an advert.',
    access: 'user',
    ...one,
    reply: Advert,
  },
})
