import type { contactResources as english } from '../en/contactResources.ts'
import { contact } from './contact.ts'

/** The namespaces of Russian that only what stands under some pages of words says; the type keeps them the same as the English ones. */
export const contactResources: Record<keyof typeof english, object> = { contact }
