import { RuleDialog } from '@souk/design-system/domain/trade/dialog/RuleDialog.tsx'
import type { OpenTradeDialog } from '../tradeDialogs.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** An arbiter decides a dispute, for the side whose button was pressed. */
export function Rule(opening: OpenTradeDialog) {
  const { trade, coin } = useDialogTrade(opening)
  const { action, tradeId, close, dismiss } = opening
  const call = useTradeCall('rule_for_buyer', tradeId, { errors: 'place' })
  const inFavourOf = action === 'rule_for_seller' ? 'seller' : 'buyer'
  return <RuleDialog {...{ trade, coin, inFavourOf, close, dismiss }} onSubmit={call} />
}
