import { DisputeDialog } from '@souk/design-system/domain/trade/dialog/DisputeDialog.tsx'
import type { OpenTradeDialog } from '../tradeDialogs.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** The buyer opens a dispute. */
export function Dispute(opening: OpenTradeDialog) {
  useDialogTrade(opening)
  const call = useTradeCall('create_dispute', opening.tradeId, { errors: 'place' })
  return <DisputeDialog onSubmit={call} close={opening.close} dismiss={opening.dismiss} />
}
