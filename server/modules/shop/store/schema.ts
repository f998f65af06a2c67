import { Type } from 'typebox'
import { storeTypes } from '../../../domain/store/store.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  SecretText,
  seenText,
} from '../../../kernel/schema.ts'
import { StoreStatus } from '../../../shapes/store.ts'
import { Locale } from '../../people/session/schema.ts'
import {
  colors,
  type ColorsInput,
  Picture,
  shown,
  StoreLook,
  type StyleInput,
  styleInput,
} from './lookSchema.ts'

export const StoreKind = namedSchema('MerchantAccountType', oneOf(storeTypes))

const ShopUrl = nullable(Type.String({ maxLength: 2000 }))

/** How a shop is told, where its payers go back to, and how exactly they have to pay. */
const access = {
  webhook_url: ShopUrl,
  success_url: ShopUrl,
  fail_url: ShopUrl,
  tolerance_percent: DecimalText,
}

const Store = namedSchema(
  'MerchantAccount',
  Type.Object({
    account_id: Id,
    type: StoreKind,
    description: Type.String({ description: 'For those who review the store; payers never see it.' }),
    currency_code: nullable(Code),
    crypto_currency_codes: Type.Array(Code),
    status: StoreStatus,
    status_reason: nullable(Type.String()),
    status_changed_at: Moment,
    review_ends_at: nullable(Moment),
    ...access,
    look: StoreLook,
    custom_css: nullable(
      namedSchema('MerchantCss', Type.Object({ link: Type.String(), fetched_at: Moment })),
    ),
    created_at: Moment,
  }),
)

const about = {
  type: StoreKind,
  title: seenText({ maxLength: 60 }),
  description: seenText({ maxLength: 1000 }),
  currency_code: nullable(Code),
  crypto_currency_codes: Type.Array(Code, { minItems: 1, maxItems: 50, uniqueItems: true }),
}

const storeId = Type.Object({ account_id: Id })
const optional = <T extends Record<string, Parameters<typeof Type.Optional>[0]>>(fields: T) =>
  Type.Partial(Type.Object(fields))

export const storeOperations = operations({
  merchantAccounts: {
    method: 'GET',
    path: '/v1/me/merchant_accounts',
    summary: 'The caller’s stores, newest first.',
    access: 'user',
    reply: namedSchema(
      'MerchantAccountList',
      Type.Object({
        items: Type.Array(Store),
        limit: Type.Integer({ description: 'How many stores one person may have.' }),
        attracted_count: Type.Integer({
          description: 'How many stores of others opened because of the caller; none for who is no agent.',
        }),
      }),
    ),
  },
  createMerchantAccount: {
    method: 'POST',
    path: '/v1/me/merchant_accounts',
    summary: 'Opens a store; it takes money once it was reviewed.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    body: namedSchema(
      'CreateMerchantAccountBody',
      Type.Object({ ...about, default_locale: Locale }, { additionalProperties: false }),
    ),
    reply: Store,
  },
  merchantAccount: {
    method: 'GET',
    path: '/v1/me/merchant_accounts/:account_id',
    summary: 'One of the caller’s stores.',
    access: 'user',
    params: storeId,
    reply: Store,
  },
  updateMerchantAccount: {
    method: 'PATCH',
    path: '/v1/me/merchant_accounts/:account_id',
    summary: 'Changes what is named; a style that cannot be read is refused.',
    access: 'user',
    perMinute: 60,
    params: storeId,
    body: namedSchema(
      'UpdateMerchantAccountBody',
      Type.Object(
        {
          ...optional({ ...about, ...shown, ...access }).properties,
          style: Type.Optional(
            namedSchema('MerchantStyleColors', Type.Object(styleInput, { additionalProperties: false })),
          ),
          colors: Type.Optional(
            namedSchema('MerchantStateColors', Type.Object(colors, { additionalProperties: false })),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    reply: Store,
  },
  deleteMerchantAccount: {
    method: 'DELETE',
    path: '/v1/me/merchant_accounts/:account_id',
    summary: 'Closes a store for good.',
    access: 'user',
    params: storeId,
    reply: namedSchema('MerchantAccountDeleted', Type.Object({ is_done: Type.Boolean() })),
  },
  setMerchantLogo: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/logo',
    summary: 'Takes a logo, in the field `logo` of a form: PNG or JPG, up to 1 MB.',
    access: 'user',
    stream: true,
    perMinute: 20,
    params: storeId,
    reply: Picture,
  },
  removeMerchantLogo: {
    method: 'DELETE',
    path: '/v1/me/merchant_accounts/:account_id/logo',
    summary: 'Removes the logo.',
    access: 'user',
    params: storeId,
    reply: Store,
  },
  setMerchantBackground: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/background',
    summary: 'Takes a background picture, in the field `background` of a form: PNG or JPG, up to 2 MB.',
    access: 'user',
    stream: true,
    perMinute: 20,
    params: storeId,
    reply: Picture,
  },
  removeMerchantBackground: {
    method: 'DELETE',
    path: '/v1/me/merchant_accounts/:account_id/background',
    summary: 'Removes the background picture.',
    access: 'user',
    params: storeId,
    reply: Store,
  },
  merchantPicture: {
    method: 'GET',
    path: '/v1/merchant_pictures/:id',
    summary: 'A store’s logo, background or its thumbnail.',
    access: 'anyone',
    stream: true,
    perMinute: 600,
    params: Type.Object({ id: Id }),
  },
  setMerchantCss: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/custom_css_link',
    summary:
      'Fetches a style sheet of the store’s own and keeps what it says, or removes it; one that says more than it may is refused.',
    access: 'user',
    ownTransaction: true,
    perMinute: 10,
    params: storeId,
    body: namedSchema(
      'SetMerchantCssBody',
      Type.Object(
        { link: nullable(Type.String({ pattern: '^https?://', maxLength: 2000 })) },
        { additionalProperties: false },
      ),
    ),
    reply: Store,
  },
  merchantCss: {
    method: 'GET',
    path: '/v1/merchant_css/:id',
    summary: 'A store’s style sheet, cleaned.',
    access: 'anyone',
    stream: true,
    perMinute: 600,
    params: Type.Object({ id: Id }),
  },
  shareMerchantLook: {
    method: 'POST',
    path: '/v1/me/merchant_accounts/:account_id/previews',
    summary:
      'A link by which anybody sees a look for a week: as it is, or with the colours and switches sent along.',
    access: 'user',
    perMinute: 20,
    params: storeId,
    body: namedSchema(
      'ShareMerchantLookBody',
      Type.Object(
        {
          ...optional(shown).properties,
          style: Type.Optional(Type.Unsafe<StyleInput>({ $ref: 'MerchantStyleColors#' })),
          colors: Type.Optional(Type.Unsafe<ColorsInput>({ $ref: 'MerchantStateColors#' })),
        },
        { additionalProperties: false },
      ),
    ),
    reply: namedSchema('MerchantLookShared', Type.Object({ token: SecretText, expires_at: Moment })),
  },
  sharedMerchantLook: {
    method: 'POST',
    path: '/v1/merchant_previews',
    summary: 'The look that a link shows.',
    access: 'anyone',
    reads: true,
    perMinute: 60,
    body: namedSchema(
      'SharedMerchantLookBody',
      Type.Object({ token: SecretText }, { additionalProperties: false }),
    ),
    reply: StoreLook,
  },
})
