import { errorStyle } from './errorStyle.ts'
import { merchantStyle } from './merchantStyle.ts'

/** The namespaces of English that only the pages of a store’s look say: they come with them. */
export const merchantStyleResources = { errorStyle, merchantStyle } as const
