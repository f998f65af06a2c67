import type { homeResources as english } from '../en/homeResources.ts'
import { home } from './home.ts'
import { market } from './market.ts'

export const homeResources: Record<keyof typeof english, object> = { home, market }
