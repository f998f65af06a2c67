import type { contentResources as english } from '../en/contentResources.ts'
import { content } from './content.ts'

/** The namespaces of Russian that only pages of words say; the type keeps them the same as the English ones. */
export const contentResources: Record<keyof typeof english, object> = { content }
