import { Type } from 'typebox'
import { longestRequisite } from '../../../../domain/requisite/kind.ts'
import { operations } from '../../../../kernel/operation.ts'
import { Moment, namedSchema, nullable } from '../../../../kernel/schema.ts'
import { RequisiteKind } from '../../../../shapes/requisite.ts'
import { AdvertType, DraftKey, mostMade, PriceMode, Schedule, ScheduleBody } from '../schema.ts'

const text = (max: number) => Type.Optional(nullable(Type.String({ maxLength: max })))
const flag = Type.Optional(nullable(Type.Boolean()))

const priceOfDraft = {
  price_mode: Type.Optional(nullable(PriceMode)),
  margin_percent: text(40),
  equation: text(200),
  fixed_price: text(60),
  minimum: text(60),
  maximum: text(60),
} as const
const pairOfDraft = { crypto_currency_code: text(10), currency_code: text(10) } as const

/** Everything that the wizard asks for, as far as it is written: texts as they stand in the fields. */
const draftFields = {
  type: Type.Optional(nullable(AdvertType)),
  ...pairOfDraft,
  country_code: text(10),
  payment_method_codes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  bank_name: text(200),
  payment_credential_id: text(40),
  ...priceOfDraft,
  escrow_minutes: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
  minimum_volume_usd: text(60),
  minimum_feedback_score: text(60),
  first_time_maximum: text(60),
  repeat_volume_coefficient: text(60),
  phone_required: flag,
  identity_required: flag,
  allow_anonymous: flag,
  terms: text(4000),
  promo_text: text(400),
  time_zone: text(64),
  is_on_vacation: flag,
  liquidity_tracking: flag,
} as const

const draftLine = { kind: RequisiteKind, value: Type.String({ maxLength: longestRequisite }) }
const draftVariant = { ...pairOfDraft, ...priceOfDraft }

const AdvertDraftFields = namedSchema(
  'AdvertDraftFields',
  Type.Object({
    ...draftFields,
    requisites: Type.Optional(Type.Array(namedSchema('AdvertDraftLine', Type.Object(draftLine)))),
    schedule: Type.Optional(nullable(Schedule)),
    variants: Type.Optional(Type.Array(namedSchema('AdvertDraftVariant', Type.Object(draftVariant)))),
  }),
)

const AdvertDraftFieldsBody = namedSchema(
  'AdvertDraftFieldsBody',
  Type.Object({
    ...draftFields,
    requisites: Type.Optional(
      Type.Array(namedSchema('AdvertDraftLineBody', Type.Object(draftLine)), { maxItems: 10 }),
    ),
    schedule: Type.Optional(nullable(ScheduleBody)),
    variants: Type.Optional(
      Type.Array(namedSchema('AdvertDraftVariantBody', Type.Object(draftVariant)), { maxItems: mostMade }),
    ),
  }),
)

const AdvertDraft = namedSchema(
  'AdvertDraft',
  Type.Object({
    key: DraftKey,
    step: Type.Integer(),
    fields: AdvertDraftFields,
    version: Type.Integer(),
    updated_at: Moment,
  }),
)

/** What somebody began to write, kept so that a reload, a lost connection or a second device loses nothing. */
export const draftOperations = operations({
  advertDrafts: {
    method: 'GET',
    path: '/v1/me/advert_drafts',
    summary: 'What the caller began to write and did not publish, the latest first.',
    access: 'user',
    reply: namedSchema('AdvertDraftList', Type.Object({ items: Type.Array(AdvertDraft) })),
  },
  saveAdvertDraft: {
    method: 'PATCH',
    path: '/v1/me/advert_drafts/:key',
    summary: 'Keeps what is written so far, unless another device has kept something later.',
    access: 'user',
    perMinute: 120,
    params: Type.Object({ key: DraftKey }),
    body: namedSchema(
      'SaveAdvertDraftBody',
      Type.Object({
        step: Type.Integer({ minimum: 1, maximum: 4 }),
        fields: AdvertDraftFieldsBody,
        version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      }),
    ),
    reply: AdvertDraft,
  },
  dropAdvertDraft: {
    method: 'DELETE',
    path: '/v1/me/advert_drafts/:key',
    summary: 'Forgets a draft; one that is not there is forgotten already.',
    access: 'user',
    params: Type.Object({ key: DraftKey }),
    reply: namedSchema('DraftDropped', Type.Object({ is_done: Type.Boolean() })),
  },
})
