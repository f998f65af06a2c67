import { person } from './person.ts'

/** The namespaces of English that only what is about another person says: they come with it. */
export const personResources = { person } as const
