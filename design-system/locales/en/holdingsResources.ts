import { dashboard } from './dashboard.ts'
import { wallet } from './wallet.ts'

/** The namespaces of English that only the pages of one’s own trades and money say: they come with it. */
export const holdingsResources = { dashboard, wallet } as const
