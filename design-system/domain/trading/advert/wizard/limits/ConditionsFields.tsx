import type { ReactNode } from 'react'
import { isZero } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../../format/displayAsset.ts'
import { formatPercent } from '../../../../../format/formatPercent.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { AmountField } from '../../../../../primitives/field/AmountField.tsx'
import { TextField } from '../../../../../primitives/field/TextField.tsx'
import { Grid } from '../../../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../../../primitives/layout/Stack.tsx'
import { Switch } from '../../../../../primitives/switch/Switch.tsx'
import { Text } from '../../../../../primitives/text/Text.tsx'
import type { ConditionsDraft, ConditionsErrors, ConditionsReach, ReachCondition } from './conditions.ts'

interface ConditionsFieldsProps {
  value: ConditionsDraft
  onChange: (change: Partial<ConditionsDraft>) => void
  errors: ConditionsErrors
  fiat: DisplayAsset
  /** What the owner does with coins: who sells may let guests buy. */
  does: 'buy' | 'sell'
  /** Null until it is known. */
  reach: ConditionsReach | null
}

/** Whom an advert is for, with what each condition costs in traders. */
export function ConditionsFields(props: ConditionsFieldsProps) {
  const { value, onChange, does, reach } = props
  const t = useT('advertPart')
  const costOf = useCost(reach)
  return (
    <Stack gap="4">
      <Switch
        side="end"
        checked={value.identityRequired}
        onChange={identityRequired => onChange({ identityRequired })}
        hint={costOf('identity_required') ?? t('conditions.identityHint')}
      >
        {t('conditions.identity')}
      </Switch>
      <Switch
        side="end"
        checked={value.phoneRequired}
        onChange={phoneRequired => onChange({ phoneRequired })}
        hint={costOf('phone_required') ?? t('conditions.phoneHint')}
      >
        {t('conditions.phone')}
      </Switch>
      {does === 'sell' && (
        <Switch
          side="end"
          checked={value.allowAnonymous}
          onChange={allowAnonymous => onChange({ allowAnonymous })}
          hint={t('conditions.anonymousHint')}
        >
          {t('conditions.anonymous')}
        </Switch>
      )}
      <Figures {...props} costOf={costOf} />
      {reach !== null && <Share reach={reach} />}
    </Stack>
  )
}

function Figures({
  value,
  onChange,
  errors,
  fiat,
  costOf,
}: ConditionsFieldsProps & { costOf: (condition: ReachCondition) => ReactNode }) {
  const t = useT('advertPart')
  return (
    <Grid columns="halves">
      <AmountField
        label={t('conditions.volume')}
        labelEnd={t('conditions.optional')}
        symbol="$"
        code="USD"
        value={value.minimumVolumeUsd}
        onChange={minimumVolumeUsd => onChange({ minimumVolumeUsd })}
        hint={costOf('minimum_volume_usd') ?? t('conditions.volumeHint')}
        error={errors.minimumVolumeUsd}
      />
      <TextField
        label={t('conditions.feedback')}
        labelEnd={t('conditions.optional')}
        inputMode="decimal"
        autoComplete="off"
        end="%"
        value={value.minimumFeedbackScore}
        onChange={minimumFeedbackScore => onChange({ minimumFeedbackScore })}
        hint={costOf('minimum_feedback_score') ?? t('conditions.feedbackHint')}
        error={errors.minimumFeedbackScore}
      />
      <AmountField
        label={t('conditions.firstTime')}
        labelEnd={t('conditions.optional')}
        symbol={symbolOf(fiat) ?? undefined}
        code={fiat.code}
        value={value.firstTimeMaximum}
        onChange={firstTimeMaximum => onChange({ firstTimeMaximum })}
        hint={t('conditions.firstTimeHint')}
        error={errors.firstTimeMaximum}
      />
      <TextField
        label={t('conditions.repeat')}
        labelEnd={t('conditions.optional')}
        inputMode="decimal"
        autoComplete="off"
        start="×"
        value={value.repeatVolumeCoefficient}
        onChange={repeatVolumeCoefficient => onChange({ repeatVolumeCoefficient })}
        hint={t('conditions.repeatHint')}
        error={errors.repeatVolumeCoefficient}
      />
    </Grid>
  )
}

/** What a condition costs: "About 12% fewer traders qualify"; nothing where that is not known, or costs nobody. */
function useCost(reach: ConditionsReach | null) {
  const t = useT('advertPart')
  const locale = useLocale()
  return (condition: ReachCondition): ReactNode => {
    const cost = reach?.byCondition.find(row => row.condition === condition)
    return cost === undefined || isZero(cost.fewerPercent)
      ? undefined
      : t('conditions.fewer', { percent: formatPercent(cost.fewerPercent, { locale, decimals: 0 }) })
  }
}

function Share({ reach }: { reach: ConditionsReach }) {
  const t = useT('advertPart')
  const locale = useLocale()
  return (
    <output>
      <Text as="span" size="body-strong">
        {t('conditions.share', {
          percent: formatPercent(reach.sharePercent, { locale, decimals: 0 }),
          count: reach.people,
        })}
      </Text>
    </output>
  )
}
