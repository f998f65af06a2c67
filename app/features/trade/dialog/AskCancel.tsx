import { AskCancelDialog } from '@souk/design-system/domain/trading/trade/dialog/AskCancelDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller asks to cancel. */
export function AskCancel(opening: OpenTradeDialog) {
  const { trade } = useDialogTrade(opening)
  const { close, dismiss } = opening
  const call = useTradeCall('ask_cancel', opening.tradeId)
  return (
    <AskCancelDialog
      trade={trade}
      answerMinutes={opening.answerMinutes}
      onSubmit={() => call({})}
      close={close}
      dismiss={dismiss}
    />
  )
}
