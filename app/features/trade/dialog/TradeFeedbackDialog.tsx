import { FeedbackDialog } from '@souk/design-system/domain/trading/feedback/FeedbackDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useFeedbackCalls } from '../../../parts/person/useFeedbackCalls.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** Leaves feedback on the partner, or changes what was left. */
export function TradeFeedbackDialog(opening: OpenTradeDialog) {
  const { trade, close, dismiss } = useDialogTrade(opening)
  const { create, change } = useFeedbackCalls()
  const { id, myFeedback: current } = trade
  return (
    <FeedbackDialog
      partnerName={trade.counterparty.userName}
      current={current}
      onSubmit={values => (current === null ? create(id, values) : change(current.id, values))}
      close={close}
      dismiss={dismiss}
    />
  )
}
