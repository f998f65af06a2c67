import Download from 'lucide-react/icons/download'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { ZoomImage } from './ZoomImage.tsx'
import type { Attachment } from './message.ts'

export interface AttachmentDialogProps extends Pick<ModalControls<never>, 'dismiss'> {
  /** An image; other files are downloaded from where they are named. */
  attachment: Attachment
}

/** An image of the chat over the page, whole or zoomed; it can be downloaded. The modal of the kind `attachment`. */
export function AttachmentDialog({ attachment, dismiss }: AttachmentDialogProps) {
  const t = useT('chat')
  const { name, url } = attachment
  const footer = (
    <LinkButton href={url} download={name} icon={Download} size="l">
      {t('download', { name })}
    </LinkButton>
  )
  return (
    <ModalDialog onClose={dismiss} title={name} footer={footer}>
      <ZoomImage image={attachment} />
    </ModalDialog>
  )
}
