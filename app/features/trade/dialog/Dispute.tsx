import { OpenCase } from './OpenCase.tsx'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'

/** The buyer opens a dispute. */
export function Dispute(opening: OpenTradeDialog) {
  const call = useTradeCall('create_dispute', opening.tradeId, { errors: 'place' })
  return <OpenCase opening={opening} kind="dispute" send={call} />
}
