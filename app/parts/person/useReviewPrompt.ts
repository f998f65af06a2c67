import { useBrand } from '@souk/design-system/brand/brand.ts'
import type { FeedbackGrade } from '@souk/design-system/domain/reference/status/feedbackGrade.ts'
import { useRules } from '@souk/design-system/locales/rules.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { modalTable } from '../modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'
import { isReviewDue } from './reviewPrompts.ts'

/** The dialog of the feedback has gone by then, in milliseconds. */
const reviewDelay = 600

/** Asks somebody who has just been content with a partner for a review of this market, where there is a place for one. */
export function useReviewPrompt(): (grade: FeedbackGrade) => void {
  const { modals, prompts, clock } = useServices()
  const viewer = useViewer()
  const { reviewUrl } = useBrand()
  const { reviewAskDays: everyDays } = useRules().account
  return grade => {
    if (viewer === null || reviewUrl === null) return
    const { id, tradesCount } = viewer
    const now = clock.now()
    const askedAt = prompts.reviewAskedAt(id)
    if (!isReviewDue({ grade, tradesCount, askedAt, now, everyDays })) return
    prompts.askedForReview(id, now)
    browserTimers.after(
      reviewDelay,
      () => void modals.open('trustpilot', modalTable.trustpilot, { reviewUrl }),
    )
  }
}
