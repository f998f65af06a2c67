import { card } from './card.ts'

/** The namespaces of English that only the page of card payments says: they come with it. */
export const cardResources = { card } as const
