import { chat } from './chat.ts'
import { dashboard } from './dashboard.ts'
import { errorTrade } from './errorTrade.ts'
import { tradePage } from './tradePage.ts'
import { wallet } from './wallet.ts'

/** The namespaces of English that only pages of one's own trades and money say: they come with these pages. */
export const memberResources = { chat, dashboard, errorTrade, tradePage, wallet } as const
