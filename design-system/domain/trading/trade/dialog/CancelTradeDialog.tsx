import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useRules } from '../../../../locales/rules.ts'
import type { TradeDialogProps } from './tradeDialog.ts'

type CancelTradeDialogProps = TradeDialogProps<void> & {
  trade: { readonly counterparty: { readonly userName: string } }
}

const minutesOfHour = 60

/** Asks the buyer before an unpaid trade is cancelled: whoever has sent money must not. */
export function CancelTradeDialog({ trade, onSubmit, ...controls }: CancelTradeDialogProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const { cancels: count, withinHours, hours } = useRules().cancelPause
  const long = (time: number) => formatDuration(time * minutesOfHour, locale)
  return (
    <Confirmation
      title={t('dialog.cancel.title')}
      confirmLabel={t('dialog.cancel.action')}
      cancelLabel={t('dialog.cancel.keep')}
      onConfirm={onSubmit}
      {...controls}
    >
      <Notice tone="warning">{t('dialog.cancel.text', { name: trade.counterparty.userName })}</Notice>
      <Text as="p" tone="secondary">
        {t('dialog.cancel.limit', { count, within: long(withinHours), time: long(hours) })}
      </Text>
    </Confirmation>
  )
}
