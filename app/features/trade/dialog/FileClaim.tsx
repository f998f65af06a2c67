import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { OpenCase } from './OpenCase.tsx'

/** The buyer of a trade that time ended files a claim. */
export function FileClaim(opening: OpenTradeDialog) {
  const call = useTradeCall('claim', opening.tradeId, { errors: 'place' })
  return (
    <OpenCase
      opening={opening}
      kind="claim"
      send={({ statement, attachmentIds }) => call({ statement, attachmentIds })}
    />
  )
}
