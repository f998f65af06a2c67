import { errorTrade } from './errorTrade.ts'
import { tradePage } from './tradePage.ts'

/** The namespaces of English that pages of trades, adverts and requisites say: they come with these pages. */
export const memberResources = { errorTrade, tradePage } as const
