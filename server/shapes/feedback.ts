import { grades } from '../domain/feedback/feedback.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** How somebody found a trade with another. */
export const FeedbackGrade = named('FeedbackGrade', oneOf(grades))
