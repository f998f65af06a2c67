import { ExtendDialog } from '@souk/design-system/domain/trading/trade/dialog/ExtendDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller gives the buyer more time. */
export function TradeExtendDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('extend', opening.tradeId)
  return <ExtendDialog {...useDialogTrade(opening)} onSubmit={() => call()} />
}
