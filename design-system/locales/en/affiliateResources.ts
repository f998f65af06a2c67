import { affiliate } from './affiliate.ts'
import { download } from './download.ts'

/** The namespaces of English that only the pages of invitations say: they come with them. */
export const affiliateResources = { affiliate, download } as const
