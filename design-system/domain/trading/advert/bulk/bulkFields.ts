import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import type { FormValues } from '../../../../forms/engine/formState.ts'
import { firstTimeContext, maximumContext, minimumContext } from '../wizard/form/advertFields.ts'
import type { AdvertRules } from '../../../../locales/rules.ts'
import type { WeekHours } from '../wizard/form/schedule.ts'
import type { BulkChange, BulkPart, BulkStatus } from './bulkAdvert.ts'

/** Fields of what can be changed; nothing is wanted of a part whose switch is off. */
export const bulkFields = (fiat: DisplayAsset | null, rules: AdvertRules) =>
  ({
    status: { typeId: 'select', initial: 'listed' },
    marginPercent: { typeId: 'amount', initial: '0', context: { allowNegative: true } },
    minimum: { typeId: 'amount' },
    maximum: { typeId: 'amount' },
    escrowMinutes: { typeId: 'select', initial: String(rules.escrow.usual) },
    isOnVacation: { typeId: 'checkbox' },
    phoneRequired: { typeId: 'checkbox' },
    identityRequired: { typeId: 'checkbox' },
    allowAnonymous: { typeId: 'checkbox' },
    minimumVolumeUsd: { typeId: 'amount', context: { decimals: 2 } },
    minimumFeedbackScore: { typeId: 'amount', context: { decimals: 1, max: '100' } },
    firstTimeMaximum: { typeId: 'amount', context: fiat === null ? {} : { decimals: fiat.decimals } },
    repeatVolumeCoefficient: { typeId: 'amount', context: { decimals: 2, max: '100' } },
    terms: { typeId: 'textArea', context: { maxLength: rules.terms } },
    promoText: { typeId: 'text', context: { maxLength: rules.promoText } },
    liquidityTracking: { typeId: 'checkbox' },
  }) as const

export type BulkFields = ReturnType<typeof bulkFields>
type BulkValues = FormValues<BulkFields>

/** Wants what a part needs from now on, or wants nothing of it. */
export function askPart(
  form: Form<BulkFields>,
  part: BulkPart,
  isOn: boolean,
  { fiat, rules }: { readonly fiat: DisplayAsset | null; readonly rules: AdvertRules },
) {
  if (part === 'margin')
    form.setContext('marginPercent', {
      allowNegative: true,
      ...(isOn ? { required: true, decimals: 2, ...rules.margin } : {}),
    })
  if (part === 'limits' && fiat !== null) {
    form.setContext('minimum', isOn ? minimumContext(fiat) : {})
    form.setContext('maximum', isOn ? maximumContext(fiat) : {})
  }
  if (part === 'conditions' && fiat !== null)
    form.setContext('firstTimeMaximum', isOn ? firstTimeContext(fiat) : {})
}

const orNothing = (text: string) => (text === '' ? null : text)

const changeOfPart: Readonly<
  Record<BulkPart, (values: BulkValues, week: WeekHours | null, timeZone: string) => BulkChange>
> = {
  status: ({ status }) => ({ status: status as BulkStatus }),
  margin: ({ marginPercent }) => ({ marginPercent }),
  limits: ({ minimum, maximum }) => ({ minimum, maximum }),
  escrow: ({ escrowMinutes }) => ({ escrowMinutes: Number.parseInt(escrowMinutes, 10) }),
  hours: ({ isOnVacation }, week, timeZone) => ({ isOnVacation, week, timeZone }),
  conditions: values => ({
    phoneRequired: values.phoneRequired,
    identityRequired: values.identityRequired,
    allowAnonymous: values.allowAnonymous,
    minimumVolumeUsd: orNothing(values.minimumVolumeUsd),
    minimumFeedbackScore: orNothing(values.minimumFeedbackScore),
    firstTimeMaximum: orNothing(values.firstTimeMaximum),
    repeatVolumeCoefficient: orNothing(values.repeatVolumeCoefficient),
  }),
  texts: ({ terms, promoText }) => ({ terms, promoText }),
  tracking: ({ liquidityTracking }) => ({ liquidityTracking }),
}

/** What is changed: the parts whose switches are on, and nothing else. */
export const bulkChange = (
  parts: ReadonlySet<BulkPart>,
  values: BulkValues,
  hours: { readonly week: WeekHours | null; readonly timeZone: string },
): BulkChange =>
  Object.assign({}, ...[...parts].map(part => changeOfPart[part](values, hours.week, hours.timeZone)))
