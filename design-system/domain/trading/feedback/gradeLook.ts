import Angry from 'lucide-react/icons/angry'
import Meh from 'lucide-react/icons/meh'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'

interface GradeRow {
  readonly icon: IconDrawing
  readonly tone: 'positive' | 'neutral' | 'negative'
}

/** How a grade is drawn: an icon for each, as the words say it. */
export const gradeLook = {
  positive: { icon: ThumbsUp, tone: 'positive' },
  neutral: { icon: Meh, tone: 'neutral' },
  negative: { icon: Angry, tone: 'negative' },
} as const satisfies Record<FeedbackGrade, GradeRow>
