import { reputation } from './reputation.ts'

/** The namespace of English that only the page about reputation says. */
export const reputationResources = { reputation } as const
