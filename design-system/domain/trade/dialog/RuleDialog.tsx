import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { StatementDialog } from './StatementDialog.tsx'
import type { TradeDialogProps } from './tradeDialog.ts'

type RuleDialogProps = TradeDialogProps<{
  readonly inFavourOf: 'buyer' | 'seller'
  readonly reason: string
}> & {
  trade: {
    readonly amount: DecimalString
    readonly buyer: { readonly userName: string }
    readonly seller: { readonly userName: string }
  }
  coin: DisplayAsset
  inFavourOf: 'buyer' | 'seller'
}

/** An arbiter decides a dispute, with the reason that both sides read. */
export function RuleDialog({ trade, coin, inFavourOf, onSubmit, close, dismiss }: RuleDialogProps) {
  const t = useT('tradePage')
  const amount = formatAmount(trade.amount, coin, { mode: 'full', locale: useLocale() })
  const submit = async (reason: string) => {
    await onSubmit({ inFavourOf, reason })
    close(true)
  }
  return (
    <StatementDialog
      wireName="reason"
      title={t(`dialog.rule.${inFavourOf}Title`)}
      label={t('dialog.rule.reason')}
      hint={t('dialog.rule.hint')}
      actionLabel={t(`dialog.rule.${inFavourOf}Action`)}
      onSubmit={submit}
      onClose={dismiss}
    >
      {t(`dialog.rule.${inFavourOf}Text`, { amount, name: trade[inFavourOf].userName })}
    </StatementDialog>
  )
}
