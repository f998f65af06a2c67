import { useT } from '../../../../locales/useT.ts'
import { Confirmation } from '../../../../modal/Confirmation.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'

interface DeleteLinkDialogProps extends ModalControls<true> {
  tag: string
  code: string
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** Asks before a link is deleted, and says what stays; answers true once it is. */
export function DeleteLinkDialog({ tag, code, onSubmit, ...controls }: DeleteLinkDialogProps) {
  const t = useT('affiliate')
  return (
    <Confirmation
      title={t('links.deleteTitle', { tag })}
      warning={t('links.deleteWarning', { code })}
      confirmLabel={t('links.deleteVerb')}
      onConfirm={onSubmit}
      {...controls}
    >
      {t('links.deleteText')}
    </Confirmation>
  )
}
