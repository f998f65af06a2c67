import Undo2 from 'lucide-react/icons/undo-2'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { DangerFormDialog } from '../../../../forms/DangerFormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import { DangerExchange } from './DangerExchange.tsx'
import { RetypeAmount, sameAmount } from './RetypeAmount.tsx'
import { Checklist } from './TradeDialog.styles.ts'
import type { TradeDialogProps } from './tradeDialog.ts'

interface ConcedeValues {
  readonly notSentOrReturned: boolean
  /** Of the payment, as retyped. */
  readonly amount: DecimalString
}

type ConcedeDialogProps = TradeDialogProps<ConcedeValues> & {
  trade: {
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    readonly counterparty: { readonly userName: string }
  }
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** The buyer gives up a trade that is marked as paid: only with their word that no money is out, and the amount retyped. */
export function ConcedeDialog({ trade, coin, fiat, onSubmit, close, dismiss }: ConcedeDialogProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const payment = formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale })
  const form = useForm({
    fields: {
      notSentOrReturned: { typeId: 'checkbox', context: { required: true } },
      amount: {
        typeId: 'amount',
        context: { required: true, rules: [sameAmount(trade.fiatAmount, payment)] },
      },
    },
    onSubmit: async values => {
      await onSubmit(values)
      close(true)
    },
  })
  return (
    <DangerFormDialog
      form={form}
      onClose={dismiss}
      icon={Undo2}
      title={t('dialog.concede.title')}
      warning={t('dialog.concede.warning', { name: trade.counterparty.userName })}
      submitLabel={t('dialog.concede.action', {
        amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
      })}
      pendingLabel={t('dialog.sending')}
    >
      <DangerExchange
        coinLabel={t('dialog.concede.leaves')}
        fiatLabel={t('dialog.concede.against')}
        {...{ coin, fiat, amount: trade.amount, fiatAmount: trade.fiatAmount }}
      />
      <Checklist>
        <FormCheckbox field={form.field.notSentOrReturned}>{t('dialog.concede.tick')}</FormCheckbox>
      </Checklist>
      <RetypeAmount
        field={form.field.amount}
        label={t('dialog.retype', { amount: payment })}
        amount={trade.fiatAmount}
        asset={fiat}
      />
    </DangerFormDialog>
  )
}
