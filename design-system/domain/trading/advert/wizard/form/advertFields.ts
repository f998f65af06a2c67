import { fieldLengths } from '../../../../../forms/fieldLengths.ts'
import { compare, isDecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import type { AmountContext } from '../../../../../forms/engine/fields/numberFields.ts'
import type { Rule } from '../../../../../forms/engine/fieldType.ts'
import { errorStatus } from '../../../../../forms/engine/formMessage.ts'
import { otherRequisites } from '../../../../people/credential/requisiteChoice.ts'
import { lineFields } from '../../../../people/credential/requisiteFields.ts'
import type { RequisiteField } from '../../../../reference/method/requisite.ts'
import type { AdvertRules } from '../../../../../locales/rules.ts'
import type { AdvertValues } from './advertValues.ts'

/** What no rule of the service says: lines of requisites on one page, and characters of a formula. */
export const advertLengths = { lines: 6 } as const

/** What the fields are judged by, besides themselves. */
export interface FieldSurroundings {
  readonly fiat: DisplayAsset
  /** Lines that the chosen methods ask a seller for. */
  readonly asked: readonly RequisiteField[]
  readonly rules: AdvertRules
}

/** Not below the minimum. */
const fromMinimum: Rule<string> = (value, around) => {
  const least = around.valueOf('minimum')
  return typeof least === 'string' && isDecimalString(least) && compare(value, least) < 0
    ? errorStatus('min', { min: least })
    : null
}

export const minimumContext = (fiat: DisplayAsset): AmountContext => ({
  required: true,
  positive: true,
  decimals: fiat.decimals,
})
export const maximumContext = (fiat: DisplayAsset): AmountContext => ({
  ...minimumContext(fiat),
  rules: [fromMinimum],
  dependsOn: ['minimum'],
})
export const firstTimeContext = (fiat: DisplayAsset): AmountContext => ({
  decimals: fiat.decimals,
  rules: [fromMinimum],
  dependsOn: ['minimum'],
})

/** Only what the mode needs is wanted of a price. */
export const priceContexts = (
  mode: AdvertValues['priceMode'],
  fiat: DisplayAsset,
  { margin }: AdvertRules,
) => ({
  marginPercent: {
    required: mode === 'average',
    allowNegative: true,
    decimals: 2,
    ...(mode === 'average' ? margin : {}),
  },
  equation: { required: mode === 'formula', maxLength: fieldLengths.equation.most },
  fixedPrice: {
    required: mode === 'fixed',
    ...(mode === 'fixed' ? { positive: true } : {}),
    decimals: Math.max(fiat.decimals, 8),
  },
})

/** Who sells says where they are paid. */
export const credentialContext = (type: AdvertValues['type']) => ({ required: type === 'Sell' })

/** The names of the fields on the wire in camelCase, lines by their kinds, so that the server's objections land on them. */
export const advertFields = (values: AdvertValues, { fiat, asked, rules }: FieldSurroundings) => {
  const price = priceContexts(values.priceMode, fiat, rules)
  return {
    type: { typeId: 'select', initial: values.type, context: { required: true } },
    cryptoCurrencyCode: {
      typeId: 'select',
      initial: values.cryptoCurrencyCode,
      context: { required: true },
    },
    currencyCode: { typeId: 'select', initial: values.currencyCode, context: { required: true } },
    countryCode: { typeId: 'select', initial: values.countryCode },
    paymentMethodCodes: {
      typeId: 'multiselect',
      initial: values.paymentMethodCodes,
      context: { required: true, maxChoices: rules.methods },
    },
    bankName: { typeId: 'text', initial: values.bankName, context: { maxLength: rules.bankName } },
    paymentCredentialId: {
      typeId: 'select',
      initial: values.paymentCredentialId,
      context: credentialContext(values.type),
    },
    ...lineFields(values.paymentCredentialId === otherRequisites ? asked : [], values.requisites),
    priceMode: { typeId: 'select', initial: values.priceMode, context: { required: true } },
    marginPercent: { typeId: 'amount', initial: values.marginPercent, context: price.marginPercent },
    equation: { typeId: 'text', initial: values.equation, context: price.equation },
    fixedPrice: { typeId: 'amount', initial: values.fixedPrice, context: price.fixedPrice },
    minimum: { typeId: 'amount', initial: values.minimum, context: minimumContext(fiat) },
    maximum: { typeId: 'amount', initial: values.maximum, context: maximumContext(fiat) },
    escrowMinutes: { typeId: 'select', initial: values.escrowMinutes, context: { required: true } },
    minimumVolumeUsd: { typeId: 'amount', initial: values.minimumVolumeUsd, context: { decimals: 2 } },
    minimumFeedbackScore: {
      typeId: 'amount',
      initial: values.minimumFeedbackScore,
      context: { decimals: 1, max: '100' },
    },
    firstTimeMaximum: {
      typeId: 'amount',
      initial: values.firstTimeMaximum,
      context: firstTimeContext(fiat),
    },
    repeatVolumeCoefficient: {
      typeId: 'amount',
      initial: values.repeatVolumeCoefficient,
      context: { decimals: 2, max: '100' },
    },
    phoneRequired: { typeId: 'checkbox', initial: values.phoneRequired },
    identityRequired: { typeId: 'checkbox', initial: values.identityRequired },
    allowAnonymous: { typeId: 'checkbox', initial: values.allowAnonymous },
    terms: { typeId: 'textArea', initial: values.terms, context: { maxLength: rules.terms } },
    promoText: { typeId: 'text', initial: values.promoText, context: { maxLength: rules.promoText } },
    timeZone: { typeId: 'select', initial: values.timeZone, context: { required: true } },
    isOnVacation: { typeId: 'checkbox', initial: values.isOnVacation },
    liquidityTracking: { typeId: 'checkbox', initial: values.liquidityTracking },
  } as const
}

export type AdvertFields = ReturnType<typeof advertFields>
export type AdvertFieldName = keyof AdvertFields
