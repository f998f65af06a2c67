import type { instantResources as english } from '../en/instantResources.ts'
import { instantTrade } from './instantTrade.ts'

export const instantResources: Record<keyof typeof english, object> = { instantTrade }
