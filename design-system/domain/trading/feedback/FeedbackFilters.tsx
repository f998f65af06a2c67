import { useT } from '../../../locales/useT.ts'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import type { GradeCounts } from '../../people/profile/person.ts'
import { Grades } from './FeedbackList.styles.ts'
import { feedbackDirections } from './feedbackItem.ts'
import type { FeedbackDirection } from './feedbackItem.ts'
import { feedbackGrades } from '../../reference/status/feedbackGrade.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'

/** A grade to look at, or all of them. */
export type GradeFilter = FeedbackGrade | 'all'
export const gradeFilters = ['all', ...feedbackGrades] as const

interface FeedbackFiltersProps {
  direction: FeedbackDirection
  grade: GradeFilter
  /** Of the direction; null while they are coming. */
  counts: GradeCounts | null
  onChange: (change: { readonly direction?: FeedbackDirection; readonly grade?: GradeFilter }) => void
}

/** What of the feedback is shown: which way, and which grades with how many there are. */
export function FeedbackFilters({ direction, grade, counts, onChange }: FeedbackFiltersProps) {
  const t = useT('feedback')
  const tTrade = useT('trade')
  const countOf = (filter: GradeFilter) => {
    if (counts === null) return {}
    const { positive, neutral, negative } = counts
    return { count: filter === 'all' ? positive + neutral + negative : counts[filter] }
  }
  return (
    <Inline gap="3">
      <SegmentedControl
        label={t('page.direction')}
        size="s"
        segments={feedbackDirections.map(value => ({ value, label: t(`page.${value}`) }))}
        value={direction}
        onChange={value => onChange({ direction: value })}
      />
      <Grades>
        <SegmentedControl
          label={t('page.grades')}
          size="s"
          segments={gradeFilters.map(value => ({
            value,
            label: value === 'all' ? t('page.all') : tTrade(`grade.${value}`),
            ...countOf(value),
          }))}
          value={grade}
          onChange={value => onChange({ grade: value })}
        />
      </Grades>
    </Inline>
  )
}
