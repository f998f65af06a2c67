import type { openingResources as english } from '../en/openingResources.ts'
import { openTrade } from './openTrade.ts'

export const openingResources: Record<keyof typeof english, object> = { openTrade }
