import { MarkPaidDialog } from '@souk/design-system/domain/trading/trade/dialog/MarkPaidDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer says that the money is sent. */
export function MarkPaid(opening: OpenTradeDialog) {
  const { trade, fiat } = useDialogTrade(opening)
  const { close, dismiss } = opening
  const call = useTradeCall('confirm', opening.tradeId, { errors: 'place' })
  return <MarkPaidDialog trade={trade} fiat={fiat} onSubmit={call} close={close} dismiss={dismiss} />
}
