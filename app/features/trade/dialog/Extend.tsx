import { ExtendDialog } from '@souk/design-system/domain/trading/trade/dialog/ExtendDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller gives the buyer more time. */
export function Extend(opening: OpenTradeDialog) {
  const { trade } = useDialogTrade(opening)
  const { close, dismiss } = opening
  const call = useTradeCall('extend', opening.tradeId)
  return <ExtendDialog trade={trade} onSubmit={() => call()} close={close} dismiss={dismiss} />
}
