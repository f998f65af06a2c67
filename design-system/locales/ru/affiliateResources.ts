import type { affiliateResources as english } from '../en/affiliateResources.ts'
import { affiliate } from './affiliate.ts'
import { download } from './download.ts'

/** The namespaces of Russian that only the pages of invitations say; the type keeps them the same as the English ones. */
export const affiliateResources: Record<keyof typeof english, object> = { affiliate, download }
