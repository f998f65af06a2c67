import type { memberResources as english } from '../en/memberResources.ts'
import { errorTrade } from './errorTrade.ts'
import { tradePage } from './tradePage.ts'

export const memberResources: Record<keyof typeof english, object> = { errorTrade, tradePage }
