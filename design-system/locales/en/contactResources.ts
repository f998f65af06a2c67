import { contact } from './contact.ts'

/** The namespaces of English that only what stands under some pages of words says: forms to write to us, and where else we are. */
export const contactResources = { contact } as const
