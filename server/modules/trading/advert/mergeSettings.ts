import type { Static } from 'typebox'
import { advertRules } from '../../../domain/advert/rules.ts'
import type { AdvertType } from '../../../domain/trade/party.ts'
import type { AdvertFields } from './schema.ts'
import type { TypedSettings } from '../../../domain/advert/settings/typedSettings.ts'

type Fields = Static<typeof AdvertFields>

/** What an advert is when its owner does not say. */
const defaults: Omit<
  TypedSettings,
  'type' | 'coin' | 'fiat' | 'paymentMethodCodes' | 'price' | 'minimum' | 'maximum'
> = {
  country: null,
  bankName: null,
  requisites: [],
  paymentCredentialId: null,
  escrowMinutes: advertRules.escrowMinutes.usual,
  phoneRequired: false,
  identityRequired: false,
  minimumVolumeUsd: null,
  minimumFeedbackScore: null,
  firstTimeMaximum: null,
  repeatVolumeCoefficient: null,
  allowAnonymous: false,
  terms: '',
  promoText: '',
  schedule: null,
  timeZone: 'UTC',
  isOnVacation: false,
  liquidityTracking: false,
}

const wireNames = {
  country: 'country_code',
  paymentMethodCodes: 'payment_method_codes',
  bankName: 'bank_name',
  requisites: 'requisites',
  paymentCredentialId: 'payment_credential_id',
  minimum: 'minimum',
  maximum: 'maximum',
  escrowMinutes: 'escrow_minutes',
  phoneRequired: 'phone_required',
  identityRequired: 'identity_required',
  minimumVolumeUsd: 'minimum_volume_usd',
  minimumFeedbackScore: 'minimum_feedback_score',
  firstTimeMaximum: 'first_time_maximum',
  repeatVolumeCoefficient: 'repeat_volume_coefficient',
  allowAnonymous: 'allow_anonymous',
  terms: 'terms',
  promoText: 'promo_text',
  schedule: 'schedule',
  timeZone: 'time_zone',
  isOnVacation: 'is_on_vacation',
  liquidityTracking: 'liquidity_tracking',
} as const satisfies Partial<Record<keyof TypedSettings, keyof Fields>>

/** Typed lines and saved ones replace each other: who sends only one of them leaves the other. */
function paidTo({ requisites, payment_credential_id: credential }: Partial<Fields>) {
  if (credential) return { requisites: requisites ?? [] }
  return requisites && requisites.length > 0 ? { paymentCredentialId: null } : {}
}

/** The settings that a body changes, over those that were (or the defaults). */
export function mergeSettings(
  body: Partial<Fields>,
  before: TypedSettings | { readonly type: AdvertType; readonly coin: string; readonly fiat: string },
): TypedSettings {
  const changed = Object.fromEntries(
    Object.entries(wireNames).flatMap(([field, name]) =>
      body[name] === undefined ? [] : [[field, body[name]]],
    ),
  )
  return {
    ...defaults,
    ...before,
    ...changed,
    ...paidTo(body),
    price: priceOf(body, 'price' in before ? before.price : null),
  } as TypedSettings
}

/** The price that a body sets, over what was. What another mode was set by says nothing in the mode that is now. */
function priceOf(body: Partial<Fields>, before: TypedSettings['price'] | null): TypedSettings['price'] {
  const mode = body.price_mode ?? before?.mode ?? 'average'
  const kept = before?.mode === mode ? before : null
  return {
    mode,
    marginPercent: body.margin_percent ?? (mode === 'average' && kept ? kept.marginPercent : null),
    equation: body.equation ?? (mode === 'formula' && kept ? kept.equation : null),
    fixedPrice: body.fixed_price ?? (mode === 'fixed' && kept ? kept.fixedPrice : null),
  }
}

/** Whether a body writes the stock anew. Pausing an advert, or another text in it, leaves what was sold sold. */
export const refillsStock = (body: Partial<Fields>): boolean =>
  body.maximum !== undefined || body.liquidity_tracking !== undefined
