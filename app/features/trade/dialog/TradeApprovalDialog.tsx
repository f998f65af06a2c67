import { ApprovalDialog } from '@souk/design-system/domain/trading/trade/dialog/ApprovalDialog.tsx'
import type { ReleaseAnswer } from '@souk/design-system/domain/trading/trade/dialog/ApprovalDialog.tsx'
import { useEffect, useState } from 'react'
import { useUserEvent } from '../../../services/useUserEvent.ts'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useLiveTrade } from './useDialogTrade.ts'

/** A release that was asked about in the messenger; it follows the answer, wherever it is given. */
export function TradeApprovalDialog({ tradeId, close, dismiss }: OpenTradeDialog) {
  const { trade, coin, fiat } = useLiveTrade(tradeId)
  const askAgain = useTradeCall('request_approval', tradeId)
  const takeBack = useTradeCall('cancel_approval', tradeId)
  const [isOver, setOver] = useState(false)
  useUserEvent('TradeApprovalEvent', ({ tradeId: id, approvalState }) => {
    if (id === tradeId) setOver(approvalState === 'expired')
  })
  const possible = (name: string) =>
    trade.actions.find(({ action, isAvailable }) => action === name && isAvailable)
  const waiting = possible('cancel_approval')
  const mayAsk = possible('request_approval') !== undefined
  const isReleased = trade.status === 'completed_by_seller'
  const answer = (): ReleaseAnswer => {
    if (isReleased) return 'approved'
    if (waiting !== undefined) return 'waiting'
    return isOver ? 'expired' : 'declined'
  }
  // The trade went another way: nothing is asked of the seller any more.
  const isGone = !isReleased && waiting === undefined && !mayAsk
  useEffect(() => {
    if (isGone) dismiss()
  }, [isGone, dismiss])
  return (
    <ApprovalDialog
      {...{ trade, coin, fiat, close, dismiss }}
      answer={answer()}
      until={waiting?.until ?? null}
      onTakeBack={takeBack}
      onRetry={mayAsk ? askAgain : null}
    />
  )
}
