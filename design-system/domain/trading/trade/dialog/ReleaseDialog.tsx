import LockOpen from 'lucide-react/icons/lock-open'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { DangerFormDialog } from '../../../../forms/DangerFormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { DangerExchange } from './DangerExchange.tsx'
import { PayerNames } from './PayerNames.tsx'
import { RetypeAmount, sameAmount } from './RetypeAmount.tsx'
import { Checklist } from './TradeDialog.styles.ts'
import type { TradeDialogProps } from './tradeDialog.ts'

export interface ReleaseValues {
  readonly moneyReceived: boolean
  /** Of the payment, as retyped; only where no code is asked. */
  readonly amount?: DecimalString
  /** Of the authenticator. */
  readonly code?: string
}

type ReleaseDialogProps = TradeDialogProps<ReleaseValues> & {
  trade: {
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    readonly counterparty: { readonly userName: string }
    readonly payerName: string | null
    readonly verifiedPayerName: string | null
    /** A two-factor code, instead of the amount retyped. */
    readonly needsCodeToRelease: boolean
  }
  coin: NamedAsset
  fiat: NamedAsset
}

/**
 * The seller lets the coins go, for good. Names what leaves and what for, shows the payer's name beside the verified one,
 * and asks for a tick and a code (or the amount retyped). No key and no press outside releases anything.
 */
export function ReleaseDialog({ trade, coin, fiat, onSubmit, close, dismiss }: ReleaseDialogProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const { needsCodeToRelease: needsCode } = trade
  const payment = formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale })
  const form = useForm({
    fields: {
      moneyReceived: { typeId: 'checkbox', context: { required: true } },
      amount: {
        typeId: 'amount',
        context: { required: !needsCode, rules: [sameAmount(trade.fiatAmount, payment)] },
      },
      code: { typeId: 'code', context: { required: needsCode, length: 6 } },
    },
    onSubmit: async ({ moneyReceived, amount, code }) => {
      await onSubmit({ moneyReceived, ...(needsCode ? { code } : { amount }) })
      close(true)
    },
  })
  return (
    <DangerFormDialog
      form={form}
      onClose={dismiss}
      icon={LockOpen}
      title={t('dialog.release.title', { coin: coin.name, name: trade.counterparty.userName })}
      warning={t('dialog.release.warning')}
      note={t('dialog.release.note')}
      submitIcon={LockOpen}
      submitLabel={t('dialog.release.action', {
        amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
      })}
      pendingLabel={t('dialog.sending')}
    >
      <DangerExchange
        coinLabel={t('dialog.release.leaves')}
        fiatLabel={t('dialog.release.against')}
        {...{ coin, fiat, amount: trade.amount, fiatAmount: trade.fiatAmount }}
      />
      <Checklist>
        <PayerNames declared={trade.payerName} verified={trade.verifiedPayerName} />
        <FormCheckbox field={form.field.moneyReceived}>
          {t('dialog.release.tick', { amount: payment })}
        </FormCheckbox>
      </Checklist>
      {needsCode ? (
        <FormCodeField field={form.field.code} label={t('dialog.release.codeLabel')} />
      ) : (
        <RetypeAmount
          field={form.field.amount}
          label={t('dialog.retypeReceived')}
          amount={trade.fiatAmount}
          asset={fiat}
        />
      )}
    </DangerFormDialog>
  )
}
