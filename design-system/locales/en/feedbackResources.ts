import { feedback } from './feedback.ts'

/** The namespaces of English that only pages say on which feedback is left or read: they come with these pages. */
export const feedbackResources = { feedback } as const
