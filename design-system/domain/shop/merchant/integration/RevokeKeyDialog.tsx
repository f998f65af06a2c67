import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { CodeText } from './integration.styles.ts'

interface RevokeKeyDialogProps extends ModalControls<true> {
  keyId: string
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before a key ends; answers true once it has. */
export function RevokeKeyDialog({ keyId, onSubmit, ...controls }: RevokeKeyDialogProps) {
  const t = useT('merchantIntegration')
  return (
    <Confirmation
      title={t('revoke.title')}
      warning={t('revoke.warning')}
      confirmLabel={t('revoke.verb')}
      onConfirm={onSubmit}
      {...controls}
    >
      <CodeText translate="no">{keyId}</CodeText>
    </Confirmation>
  )
}
