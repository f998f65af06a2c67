import { content } from './content.ts'

/** The namespaces of English that only pages of words say: they come with them. */
export const contentResources = { content } as const
