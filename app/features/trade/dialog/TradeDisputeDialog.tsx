import { TradeCaseDialog } from './TradeCaseDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'

/** The buyer opens a dispute. */
export function TradeDisputeDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('create_dispute', opening.tradeId, { errors: 'place' })
  return <TradeCaseDialog opening={opening} kind="dispute" send={call} />
}
