import type { guestResources as english } from '../en/guestResources.ts'
import { guest } from './guest.ts'

/** The namespaces of Russian that only trades without an account say; the type keeps them the same as the English ones. */
export const guestResources: Record<keyof typeof english, object> = { guest }
