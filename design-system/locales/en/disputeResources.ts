import { dispute } from './dispute.ts'

/** The namespaces of English that only disputes and claims say: they come with a trade's page and with the arbiter's desk. */
export const disputeResources = { dispute } as const
