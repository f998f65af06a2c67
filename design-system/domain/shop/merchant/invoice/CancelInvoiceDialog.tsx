import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'

interface CancelInvoiceDialogProps extends ModalControls<true> {
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before an invoice is cancelled; answers true once it is. */
export function CancelInvoiceDialog({ onSubmit, ...controls }: CancelInvoiceDialogProps) {
  const t = useT('merchantInvoice')
  return (
    <Confirmation
      title={t('cancel.title')}
      confirmLabel={t('cancel.verb')}
      cancelLabel={t('cancel.keep')}
      onConfirm={onSubmit}
      {...controls}
    >
      {t('cancel.text')}
    </Confirmation>
  )
}
