import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../format/displayAsset.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { FormAmountField } from '../../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormRadioGroup } from '../../../../forms/FormRadioGroup.tsx'
import { FormSelect } from '../../../../forms/FormSelect.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { useRules } from '../../../../locales/rules.ts'
import { escrowChoices } from '../wizard/limits/escrowChoices.ts'
import { FormConditions } from '../wizard/limits/FormConditions.tsx'
import { MarginField } from '../wizard/price/MarginField.tsx'
import type { WeekHours } from '../wizard/form/schedule.ts'
import { ScheduleField } from '../wizard/schedule/ScheduleField.tsx'
import { bulkStatuses } from './bulkAdvert.ts'
import type { BulkPart } from './bulkAdvert.ts'
import type { BulkFields } from './bulkFields.ts'

export interface BulkPartFieldsProps {
  part: BulkPart
  form: Form<BulkFields>
  /** The one fiat of all adverts; null where they have several. */
  fiat: DisplayAsset | null
  /** What the owner does with coins in them; adverts of both kinds count as selling. */
  does: 'buy' | 'sell'
  week: WeekHours | null
  timeZone: string
  onWeek: (week: WeekHours | null) => void
}

/** The fields of one part of several adverts. */
export function BulkPartFields(props: BulkPartFieldsProps) {
  const Fields = fieldsOf[props.part]
  return <Fields {...props} />
}

function Status({ form }: BulkPartFieldsProps) {
  const t = useT('advertBulk')
  return (
    <FormRadioGroup
      field={form.field.status}
      label={t('part.status.title')}
      options={bulkStatuses.map(value => ({
        value,
        label: t(`status.${value}`),
        note: t(`statusNote.${value}`),
      }))}
    />
  )
}

function Margin({ form }: BulkPartFieldsProps) {
  const { state, error } = useField(form.field.marginPercent)
  const { advert } = useRules()
  return (
    <MarginField
      value={state.rawValue}
      onChange={form.field.marginPercent.change}
      error={error}
      limits={advert.margin}
    />
  )
}

function Limits({ form, fiat }: BulkPartFieldsProps) {
  const t = useT('advertBulk')
  const money = fiat === null ? {} : { symbol: symbolOf(fiat) ?? undefined, code: fiat.code }
  return (
    <Grid columns="halves" gap="4">
      <FormAmountField {...money} field={form.field.minimum} label={t('minimum')} />
      <FormAmountField {...money} field={form.field.maximum} label={t('maximum')} />
    </Grid>
  )
}

function Escrow({ form }: BulkPartFieldsProps) {
  const { advert } = useRules()
  const t = useT('advertBulk')
  const locale = useLocale()
  return (
    <FormSelect
      field={form.field.escrowMinutes}
      label={t('part.escrow.title')}
      options={escrowChoices([], { paymentMethodCodes: [], escrowMinutes: '' }, advert).map(minutes => ({
        value: String(minutes),
        label: formatDuration(minutes, locale),
      }))}
    />
  )
}

function Hours({ form, week, timeZone, onWeek }: BulkPartFieldsProps) {
  const { state } = useField(form.field.isOnVacation)
  return (
    <ScheduleField
      value={{ week, isOnVacation: state.value }}
      onChange={change => {
        if (change.week !== undefined) onWeek(change.week)
        if (change.isOnVacation !== undefined) form.field.isOnVacation.change(change.isOnVacation)
      }}
      timeZone={timeZone}
    />
  )
}

function Conditions({ form, fiat, does }: BulkPartFieldsProps) {
  return fiat === null ? null : <FormConditions field={form.field} fiat={fiat} does={does} reach={null} />
}

function Texts({ form }: BulkPartFieldsProps) {
  const t = useT('advertBulk')
  return (
    <>
      <FormTextField field={form.field.promoText} label={t('promo')} autoComplete="off" />
      <FormTextArea field={form.field.terms} label={t('terms')} />
    </>
  )
}

function Tracking({ form }: BulkPartFieldsProps) {
  const t = useT('advertBulk')
  return <FormCheckbox field={form.field.liquidityTracking}>{t('tracking')}</FormCheckbox>
}

const fieldsOf: Readonly<Record<BulkPart, (props: BulkPartFieldsProps) => ReactNode>> = {
  status: Status,
  margin: Margin,
  limits: Limits,
  escrow: Escrow,
  hours: Hours,
  conditions: Conditions,
  texts: Texts,
  tracking: Tracking,
}
