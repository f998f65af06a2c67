import type { DecimalString } from '../../../../../format/decimal.ts'
import { isDecimalString, isZero } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../../format/date/formatDuration.ts'
import { FormAmountField } from '../../../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../../../forms/FormCheckbox.tsx'
import { FormSelect } from '../../../../../forms/FormSelect.tsx'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { SectionCard } from '../../../../../primitives/card/SectionCard.tsx'
import { Grid } from '../../../../../primitives/layout/Grid.tsx'
import { amountsOf } from '../../exchange.ts'
import { useRules } from '../../../../../locales/rules.ts'
import { escrowChoices } from './escrowChoices.ts'
import { LabelAction } from './LimitsFields.styles.ts'
import { LimitsSlider } from './LimitsSlider.tsx'
import type { AdvertForm } from '../form/useAdvertForm.ts'
import type { WizardMethod } from '../form/wizardMethod.ts'

interface LimitsFieldsProps {
  advert: AdvertForm
  methods: readonly WizardMethod[]
  coin: DisplayAsset
  fiat: DisplayAsset
  /** Of one coin, now; null while there is none. */
  price: DecimalString | null
  /** What the balance of a seller covers; null where it limits nothing. */
  balanceMaximum: DecimalString | null
}

/** How much is traded at once, and in what time it is paid. */
export function LimitsFields(props: LimitsFieldsProps) {
  const { advert, methods, coin, fiat, price, balanceMaximum } = props
  const t = useT('advertWizard')
  const locale = useLocale()
  const { form, values } = advert
  const { advert: rules } = useRules()
  const money = { symbol: symbolOf(fiat) ?? undefined, code: fiat.code }
  const inCoins = (amount: string) => {
    if (price === null || !isDecimalString(amount)) return undefined
    const both = amountsOf({ amount, side: 'fiat' }, { price, coin, fiat })
    if (both === null) return undefined
    return t('limits.approximately', { amount: formatAmount(both.coin, coin, { mode: 'shown', locale }) })
  }
  const covered =
    balanceMaximum === null
      ? undefined
      : t('limits.balance', { amount: formatAmount(balanceMaximum, fiat, { mode: 'shown', locale }) })
  return (
    <SectionCard title={t('limits.title')} lead={t(`limits.lead.${values.type}`)}>
      <Grid columns="halves" gap="4">
        <FormAmountField
          {...money}
          field={form.field.minimum}
          label={t('limits.minimum')}
          hint={inCoins(values.minimum)}
        />
        <FormAmountField
          {...money}
          field={form.field.maximum}
          label={t('limits.maximum')}
          labelEnd={
            balanceMaximum !== null && (
              <LabelAction type="button" onClick={() => form.field.maximum.change(balanceMaximum)}>
                {t('limits.useBalance')}
              </LabelAction>
            )
          }
          hint={covered ?? inCoins(values.maximum)}
        />
      </Grid>
      {balanceMaximum !== null && !isZero(balanceMaximum) && (
        <LimitsSlider
          fiat={fiat}
          minimum={values.minimum}
          maximum={values.maximum}
          balance={balanceMaximum}
          onMinimum={form.field.minimum.change}
          onMaximum={form.field.maximum.change}
        />
      )}
      <FormSelect
        field={form.field.escrowMinutes}
        label={t('limits.escrow')}
        hint={t(`limits.escrowHint.${values.type}`)}
        options={escrowChoices(methods, values, rules).map(minutes => ({
          value: String(minutes),
          label: formatDuration(minutes, locale),
        }))}
      />
      <FormCheckbox field={form.field.liquidityTracking} hint={t('limits.trackingHint')}>
        {t('limits.tracking')}
      </FormCheckbox>
    </SectionCard>
  )
}
