import { ReleaseDialog } from '@souk/design-system/domain/trading/trade/dialog/ReleaseDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The seller lets the coins go, for good. */
export function Release(opening: OpenTradeDialog) {
  const { trade, coin, fiat } = useDialogTrade(opening)
  const { close, dismiss } = opening
  const call = useTradeCall('complete', opening.tradeId, { errors: 'place' })
  return (
    <ReleaseDialog trade={trade} coin={coin} fiat={fiat} onSubmit={call} close={close} dismiss={dismiss} />
  )
}
