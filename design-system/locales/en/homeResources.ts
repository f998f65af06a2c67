import { home } from './home.ts'
import { market } from './market.ts'

/** Words that come once the first page is there, and with the market card. */
export const homeResources = { home, market } as const
