import type { personResources as english } from '../en/personResources.ts'
import { person } from './person.ts'

/** The namespaces of Russian that only what is about another person says; the type keeps them the same as the English ones. */
export const personResources: Record<keyof typeof english, object> = { person }
