import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { namesPayer } from '../payment/namesPayer.ts'
import type { PaymentMethodGroup } from '../../../reference/method/methodGroup.ts'
import type { TradeDialogProps } from './tradeDialog.ts'

type MarkPaidDialogProps = TradeDialogProps<{ readonly payerName?: string }> & {
  trade: {
    readonly fiatAmount: DecimalString
    readonly counterparty: { readonly userName: string }
    readonly paymentMethod: { readonly group: PaymentMethodGroup }
    /** As the buyer declared it when the trade was opened: the field starts with it. */
    readonly payerName: string | null
    /** The buyer's own verified name, with which it starts otherwise. */
    readonly verifiedPayerName: string | null
  }
  fiat: DisplayAsset
}

/** Asks the buyer whether the transfer was really sent, and from whose account. */
export function MarkPaidDialog({ trade, fiat, onSubmit, close, dismiss }: MarkPaidDialogProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const amount = formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale })
  const asksPayer = namesPayer[trade.paymentMethod.group]
  const form = useForm({
    fields: {
      payerName: {
        typeId: 'text',
        initial: trade.payerName ?? trade.verifiedPayerName ?? '',
        context: {
          required: asksPayer,
          minLength: fieldLengths.payerName.least,
          maxLength: fieldLengths.payerName.most,
        },
      },
    },
    onSubmit: async ({ payerName }) => {
      await onSubmit(asksPayer ? { payerName: payerName.trim() } : {})
      close(true)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('dialog.markPaid.title', { amount })}
      closeLabel={t('dialog.notYet')}
      cancelLabel={t('dialog.notYet')}
      submitLabel={t('dialog.markPaid.action', { amount })}
    >
      <Text as="p">{t('dialog.markPaid.text', { name: trade.counterparty.userName })}</Text>
      {asksPayer && (
        <FormTextField
          field={form.field.payerName}
          label={t('dialog.markPaid.payer')}
          hint={t('dialog.markPaid.payerHint')}
          autoComplete="name"
        />
      )}
      <Notice tone="warning">{t('dialog.markPaid.warning')}</Notice>
    </FormDialog>
  )
}
