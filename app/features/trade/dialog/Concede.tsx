import { ConcedeDialog } from '@souk/design-system/domain/trading/trade/dialog/ConcedeDialog.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer gives up a trade that is marked as paid. */
export function Concede(opening: OpenTradeDialog) {
  const { trade, coin, fiat } = useDialogTrade(opening)
  const { close, dismiss } = opening
  const call = useTradeCall('concede', opening.tradeId, { errors: 'place' })
  return (
    <ConcedeDialog trade={trade} coin={coin} fiat={fiat} onSubmit={call} close={close} dismiss={dismiss} />
  )
}
