import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { TradeCaseDialog } from './TradeCaseDialog.tsx'

/** The buyer of a trade that time ended files a claim. */
export function TradeClaimDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('claim', opening.tradeId, { errors: 'place' })
  return (
    <TradeCaseDialog
      opening={opening}
      kind="claim"
      send={({ statement, attachmentIds }) => call({ statement, attachmentIds })}
    />
  )
}
