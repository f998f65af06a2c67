import { MarkPaidDialog } from '@souk/design-system/domain/trading/trade/dialog/MarkPaidDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer says that the money is sent. */
export function TradeMarkPaidDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('confirm', opening.tradeId, { errors: 'place' })
  return <MarkPaidDialog {...useDialogTrade(opening)} onSubmit={call} />
}
