import { CancelTradeDialog } from '@souk/design-system/domain/trading/trade/dialog/CancelTradeDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer cancels a trade that is not paid. */
export function TradeCancelDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('cancel', opening.tradeId)
  return <CancelTradeDialog {...useDialogTrade(opening)} onSubmit={() => call({})} />
}
