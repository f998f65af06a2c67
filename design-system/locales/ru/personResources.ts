import type { personResources as english } from '../en/personResources.ts'
import { feedback } from './feedback.ts'
import { person } from './person.ts'

/** The namespaces of Russian that only pages about another person say; the type keeps them the same as the English ones. */
export const personResources: Record<keyof typeof english, object> = { feedback, person }
