import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceRest } from './merchantInvoice.ts'
import { useMoneyText } from './useMoneyText.ts'

interface TakeRestDialogProps extends ModalControls<true> {
  rest: InvoiceRest
  assets: AssetBook
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before coins that were kept apart are taken; answers true once they are. */
export function TakeRestDialog({ rest, assets, onSubmit, ...controls }: TakeRestDialogProps) {
  const t = useT('merchantInvoice')
  const amount = useMoneyText(assets)(rest.amount)
  return (
    <Confirmation
      title={t('rest.takeTitle', { amount })}
      confirmLabel={t('rest.takeVerb', { amount })}
      onConfirm={onSubmit}
      {...controls}
    >
      {t('rest.takeText')}
    </Confirmation>
  )
}
