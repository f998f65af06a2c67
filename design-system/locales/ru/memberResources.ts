import type { memberResources as english } from '../en/memberResources.ts'
import { chat } from './chat.ts'
import { dashboard } from './dashboard.ts'
import { errorTrade } from './errorTrade.ts'
import { tradePage } from './tradePage.ts'
import { wallet } from './wallet.ts'

export const memberResources: Record<keyof typeof english, object> = {
  chat,
  dashboard,
  errorTrade,
  tradePage,
  wallet,
}
