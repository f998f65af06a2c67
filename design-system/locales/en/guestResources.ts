import { guest } from './guest.ts'

/** The namespaces of English that only trades without an account say. */
export const guestResources = { guest } as const
