import { feedback } from './feedback.ts'
import { person } from './person.ts'

/** The namespaces of English that only pages about another person say: they come with these pages. */
export const personResources = { feedback, person } as const
