import type { feedbackResources as english } from '../en/feedbackResources.ts'
import { feedback } from './feedback.ts'

/** The namespaces of Russian that only pages say on which feedback is left or read; the type keeps them the same as the English ones. */
export const feedbackResources: Record<keyof typeof english, object> = { feedback }
