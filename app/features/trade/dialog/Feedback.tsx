import { FeedbackDialog } from '@souk/design-system/domain/trading/feedback/FeedbackDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useFeedbackCalls } from '../../../parts/person/useFeedbackCalls.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** Leaves feedback on the partner, or changes what was left. */
export function Feedback(opening: OpenTradeDialog) {
  const { trade } = useDialogTrade(opening)
  const { tradeId, close, dismiss } = opening
  const { create, change } = useFeedbackCalls()
  const { myFeedback: current } = trade
  return (
    <FeedbackDialog
      partnerName={trade.counterparty.userName}
      current={current}
      onSubmit={values => (current === null ? create(tradeId, values) : change(current.id, values))}
      close={close}
      dismiss={dismiss}
    />
  )
}
