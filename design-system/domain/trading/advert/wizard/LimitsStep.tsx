import type { FieldHandle } from '../../../../forms/fieldHandle.ts'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { timeZoneOptions } from '../../../reference/clock/timeZone.ts'
import type { TimeZoneRow } from '../../../reference/clock/timeZone.ts'
import type { ConditionsDraft, ConditionsReach } from './limits/conditions.ts'
import { ConditionsFields } from './limits/ConditionsFields.tsx'
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

const amountNames = [
  'minimumVolumeUsd',
  'minimumFeedbackScore',
  'firstTimeMaximum',
  'repeatVolumeCoefficient',
] as const

function Conditions({ advert, assets, reach }: LimitsStepProps) {
  const t = useT('advertWizard')
  const { form, values } = advert
  const { field } = form
  const typed = {
    minimumVolumeUsd: useField(field.minimumVolumeUsd),
    minimumFeedbackScore: useField(field.minimumFeedbackScore),
    firstTimeMaximum: useField(field.firstTimeMaximum),
    repeatVolumeCoefficient: useField(field.repeatVolumeCoefficient),
  }
  const record = <Value,>(read: (name: (typeof amountNames)[number]) => Value) =>
    Object.fromEntries(amountNames.map(name => [name, read(name)])) as Record<
      (typeof amountNames)[number],
      Value
    >
  const change = (changed: Partial<ConditionsDraft>) => {
    for (const [name, value] of Object.entries(changed)) {
      const handle = field[name as keyof ConditionsDraft] as FieldHandle
      ;(handle.change as (raw: string | boolean) => void)(value)
    }
  }
  const { phoneRequired, identityRequired, allowAnonymous } = values
  return (
    <SectionCard title={t('limits.conditions')}>
      <ConditionsFields
        value={{
          phoneRequired,
          identityRequired,
          allowAnonymous,
          ...record(name => typed[name].state.rawValue),
        }}
        onChange={change}
        errors={Object.fromEntries(
          amountNames.flatMap(name => {
            const { error } = typed[name]
            return error === undefined ? [] : [[name, error]]
          }),
        )}
        fiat={assets.of(values.currencyCode)}
        does={values.type === 'Sell' ? 'sell' : 'buy'}
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
            placeholder={tPart('schedule.timeZone')}
            searchLabel={tPart('schedule.searchZone')}
            emptyLabel={tPart('schedule.noZone')}
            options={timeZoneOptions(timeZones, values.timeZone)}
          />
        }
      />
    </SectionCard>
  )
}
