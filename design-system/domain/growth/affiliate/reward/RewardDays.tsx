import { Form } from '../../../../forms/Form.tsx'
import { FormDateField } from '../../../../forms/FormDateField.tsx'
import { useT } from '../../../../locales/useT.ts'
import { useDaysForm } from '../../../page/filter/useDaysForm.ts'
import { DaysLine } from './RewardDays.styles.ts'
import type { RewardFilter } from './rewardFilter.ts'

interface RewardDaysProps {
  filter: RewardFilter
  onFilter: (filter: RewardFilter) => void
}

/** Chooses the days whose rewards are shown. */
export function RewardDays({ filter, onFilter }: RewardDaysProps) {
  const t = useT('affiliate')
  const { from, until } = filter
  const form = useDaysForm({ from, to: until }, days =>
    onFilter({ ...filter, from: days.from, until: days.to }),
  )
  return (
    <Form form={form} aria-label={t('history.days')}>
      <DaysLine>
        <FormDateField field={form.field.from} label={t('history.from')} />
        <FormDateField field={form.field.to} label={t('history.until')} />
      </DaysLine>
    </Form>
  )
}
