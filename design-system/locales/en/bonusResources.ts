import { bonus } from './bonus.ts'

/** The namespaces of English that only the pages of bonuses and the sign-up say: they come with them. */
export const bonusResources = { bonus } as const
