import { grades } from '../domain/feedback/feedback.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** How somebody found a trade with another. */
export const FeedbackGrade = namedSchema('FeedbackGrade', oneOf(grades))
