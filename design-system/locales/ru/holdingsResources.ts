import type { holdingsResources as english } from '../en/holdingsResources.ts'
import { dashboard } from './dashboard.ts'
import { wallet } from './wallet.ts'

export const holdingsResources: Record<keyof typeof english, object> = { dashboard, wallet }
