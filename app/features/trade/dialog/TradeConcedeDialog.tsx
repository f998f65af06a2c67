import { ConcedeDialog } from '@souk/design-system/domain/trading/trade/dialog/ConcedeDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer gives up a trade that is marked as paid. */
export function TradeConcedeDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('concede', opening.tradeId, { errors: 'place' })
  return <ConcedeDialog {...useDialogTrade(opening)} onSubmit={call} />
}
