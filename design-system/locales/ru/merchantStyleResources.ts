import type { merchantStyleResources as english } from '../en/merchantStyleResources.ts'
import { errorStyle } from './errorStyle.ts'
import { merchantStyle } from './merchantStyle.ts'

/** The namespaces of Russian that only the pages of a store’s look say; the type keeps them the same as the English ones. */
export const merchantStyleResources: Record<keyof typeof english, object> = { errorStyle, merchantStyle }
