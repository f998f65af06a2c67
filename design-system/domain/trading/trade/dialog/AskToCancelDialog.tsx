import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { TradeDialogProps } from './tradeDialog.ts'

type AskToCancelDialogProps = TradeDialogProps<void> & {
  trade: { readonly counterparty: { readonly userName: string } }
  /** How long the buyer has to answer, from the settings of trades. */
  answerMinutes: number
}

/** The seller cannot cancel, only ask; says what follows, once. */
export function AskToCancelDialog({ trade, answerMinutes, onSubmit, ...controls }: AskToCancelDialogProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const name = trade.counterparty.userName
  return (
    <Confirmation
      title={t('dialog.askCancel.title', { name })}
      confirmLabel={t('dialog.askCancel.action')}
      cancelLabel={t('dialog.askCancel.keep')}
      onConfirm={onSubmit}
      {...controls}
    >
      <Text as="p">{t('dialog.askCancel.text', { time: formatDuration(answerMinutes, locale) })}</Text>
    </Confirmation>
  )
}
