import { RulingDialog } from '@souk/design-system/domain/trading/dispute/RulingDialog.tsx'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useTradeCall } from '../useTradeCall.ts'
import { useDialogTrade } from './useDialogTrade.ts'

/** An arbiter decides a dispute, for the side whose button was pressed. */
export function TradeRulingDialog(opening: OpenTradeDialog) {
  const { trade, coin, close, dismiss } = useDialogTrade(opening)
  const t = useT('tradePage')
  const locale = useLocale()
  const { action, tradeId } = opening
  const call = useTradeCall('rule_for_buyer', tradeId, { errors: 'place' })
  const inFavourOf = action === 'rule_for_seller' ? 'seller' : 'buyer'
  return (
    <RulingDialog
      title={t(`dialog.rule.${inFavourOf}Title`)}
      warning={t(`dialog.rule.${inFavourOf}Text`, {
        amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
        name: trade[inFavourOf].userName,
      })}
      {...{ inFavourOf, close, dismiss }}
      onSubmit={call}
    />
  )
}
