import { isLocked, phaseOf } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import type { TradeStatus } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'

const loadEnd = () => import('./TradeEnd.tsx').then(module => module.TradeEnd)

/** How a trade ended, and what both sides say of it: fetched with its words once it has. */
export const useTradeEnd = (status: TradeStatus) =>
  useWordedPart(!isLocked[phaseOf[status]], loadEnd, 'feedback')
