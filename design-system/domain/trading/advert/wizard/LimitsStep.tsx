import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { timeZoneOptions } from '../../../reference/clock/timeZone.ts'
import type { TimeZoneRow } from '../../../reference/clock/timeZone.ts'
import type { ConditionsReach } from './limits/conditions.ts'
import { FormConditions } from './limits/FormConditions.tsx'
import { LimitsFields } from './limits/LimitsFields.tsx'
import type { LivePrice } from './price/livePrice.ts'
import { ScheduleField } from './schedule/ScheduleField.tsx'
import { TextsFields } from './TextsFields.tsx'
import type { AdvertForm } from './form/useAdvertForm.ts'
import type { WizardMethod } from './form/wizardMethod.ts'

interface LimitsStepProps {
  advert: AdvertForm
  assets: AssetBook
  methods: readonly WizardMethod[] | null
  price: LivePrice
  reach: ConditionsReach | null
  /** What the hours can be in. */
  timeZones?: readonly TimeZoneRow[] | undefined
  /** Only the limits. */
  isShort?: boolean | undefined
}

/** Limits, who may open a trade, when, and the owner's words. */
export function LimitsStep(props: LimitsStepProps) {
  const { advert, assets, methods, price, isShort = false } = props
  const { cryptoCurrencyCode, currencyCode } = advert.values
  return (
    <>
      <LimitsFields
        advert={advert}
        methods={methods ?? []}
        coin={assets.of(cryptoCurrencyCode)}
        fiat={assets.of(currencyCode)}
        price={price.preview?.price ?? null}
        balanceMaximum={price.balanceMaximum}
      />
      {!isShort && <Conditions {...props} />}
      {!isShort && <Hours {...props} />}
      {!isShort && <TextsFields advert={advert} />}
    </>
  )
}

function Conditions({ advert, assets, reach }: LimitsStepProps) {
  const t = useT('advertWizard')
  const { currencyCode, type } = advert.values
  return (
    <SectionCard title={t('limits.conditions')}>
      <FormConditions
        field={advert.form.field}
        fiat={assets.of(currencyCode)}
        does={type === 'Sell' ? 'sell' : 'buy'}
        reach={reach}
      />
    </SectionCard>
  )
}

function Hours({ advert, timeZones = [] }: LimitsStepProps) {
  const t = useT('advertWizard')
  const tPart = useT('advertPart')
  const { form, values, setWeek } = advert
  return (
    <SectionCard title={t('limits.schedule')}>
      <ScheduleField
        value={{ week: values.week, isOnVacation: values.isOnVacation }}
        onChange={({ week, isOnVacation }) => {
          if (week !== undefined) setWeek(week)
          if (isOnVacation !== undefined) form.field.isOnVacation.change(isOnVacation)
        }}
        zoneField={
          <FormSearchSelect
            field={form.field.timeZone}
            label={tPart('schedule.timeZone')}
            searchLabel={tPart('schedule.searchZone')}
            emptyLabel={tPart('schedule.noZone')}
            options={timeZoneOptions(timeZones, values.timeZone)}
          />
        }
      />
    </SectionCard>
  )
}
