import { ReleaseDialog } from '@souk/design-system/domain/trading/trade/dialog/ReleaseDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller lets the coins go, for good. */
export function TradeReleaseDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('complete', opening.tradeId, { errors: 'place' })
  return <ReleaseDialog {...useDialogTrade(opening)} onSubmit={call} />
}
