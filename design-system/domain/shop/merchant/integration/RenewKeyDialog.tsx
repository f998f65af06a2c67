import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'

interface RenewKeyDialogProps extends ModalControls<true> {
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before our key towards a store is another; answers true once it is. */
export function RenewKeyDialog({ onSubmit, ...controls }: RenewKeyDialogProps) {
  const t = useT('merchantIntegration')
  return (
    <Confirmation
      title={t('renew.title')}
      warning={t('renew.warning')}
      confirmLabel={t('renew.verb')}
      onConfirm={onSubmit}
      {...controls}
    >
      {t('renew.text')}
    </Confirmation>
  )
}
