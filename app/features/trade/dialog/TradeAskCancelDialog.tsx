import { AskToCancelDialog } from '@souk/design-system/domain/trading/trade/dialog/AskToCancelDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller asks to cancel. */
export function TradeAskCancelDialog(opening: OpenTradeDialog) {
  const call = useTradeCall('ask_cancel', opening.tradeId)
  return (
    <AskToCancelDialog
      {...useDialogTrade(opening)}
      answerMinutes={opening.answerMinutes}
      onSubmit={() => call({})}
    />
  )
}
