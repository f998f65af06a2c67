import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { TradeDialogProps } from './tradeDialog.ts'

type ExtendDialogProps = TradeDialogProps<void> & {
  trade: {
    readonly counterparty: { readonly userName: string }
    /** By how much the time grows: the ad's escrow time. */
    readonly escrowMinutes: number
  }
}

/** The seller gives the buyer more time, once. */
export function ExtendDialog({ trade, onSubmit, ...controls }: ExtendDialogProps) {
  const t = useT('tradePage')
  const time = formatDuration(trade.escrowMinutes, useLocale())
  return (
    <Confirmation
      title={t('dialog.extend.title', { name: trade.counterparty.userName })}
      confirmLabel={t('dialog.extend.action', { time })}
      onConfirm={onSubmit}
      {...controls}
    >
      <Text as="p">{t('dialog.extend.text', { time })}</Text>
    </Confirmation>
  )
}
