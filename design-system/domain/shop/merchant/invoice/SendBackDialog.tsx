import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import type { InvoiceRefund } from './merchantInvoice.ts'
import { RefundPlace } from './RefundPlace.tsx'
import { useMoneyText } from './useMoneyText.ts'

interface SendBackDialogProps extends ModalControls<true> {
  refund: InvoiceRefund
  /** Null where it is not known. */
  amount: InvoiceMoney | null
  assets: AssetBook
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before coins go back to the address that a payer left: nothing brings them back. Answers true once they are sent. */
export function SendBackDialog({ refund, amount, assets, onSubmit, ...controls }: SendBackDialogProps) {
  const t = useT('merchantInvoice')
  const textOf = useMoneyText(assets)
  return (
    <Confirmation
      title={
        amount === null ? t('refund.sendTitle') : t('refund.sendAmountTitle', { amount: textOf(amount) })
      }
      warning={t('refund.sendWarning')}
      confirmLabel={t('refund.sendVerb')}
      onConfirm={onSubmit}
      {...controls}
    >
      <p>{t('refund.sendText')}</p>
      <RefundPlace refund={refund} />
    </Confirmation>
  )
}
