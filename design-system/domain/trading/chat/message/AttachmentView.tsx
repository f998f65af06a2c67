import Download from 'lucide-react/icons/download'
import FileImage from 'lucide-react/icons/file-image'
import FileText from 'lucide-react/icons/file-text'
import type { MouseEvent } from 'react'
import { formatFileSize } from '../../../../format/formatFileSize.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import {
  FileFacts,
  FileLink,
  FileName,
  FileWords,
  Thumbnail,
  ThumbnailLink,
} from './AttachmentView.styles.ts'
import type { Attachment } from './message.ts'

interface AttachmentViewProps {
  attachment: Attachment
  /** Shows an image over the page; left out, it opens in a tab of its own. */
  onOpenImage?: ((attachment: Attachment) => void) | undefined
}

/** `image/jpeg` is JPEG, `application/pdf` is PDF. */
const kindOf = (contentType: string) => (contentType.split('/')[1] ?? contentType).toUpperCase()

/** A file in a message: an image is seen, and every file is named with its size and downloaded by a press. */
export function AttachmentView({ attachment, onOpenImage }: AttachmentViewProps) {
  const t = useT('chat')
  const locale = useLocale()
  const { name, url, width, height } = attachment
  const isImage = attachment.contentType.startsWith('image/')
  const open = (event: MouseEvent) => {
    // Whoever wants it in a tab of its own gets it there.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (onOpenImage === undefined || !isPlain) return
    event.preventDefault()
    onOpenImage(attachment)
  }
  return (
    <>
      {isImage && (
        <ThumbnailLink href={url} target="_blank" rel="noopener noreferrer" onClick={open}>
          <Thumbnail
            src={url}
            alt={t('openImage', { name })}
            loading="lazy"
            {...(width === null || height === null ? {} : { width, height })}
          />
        </ThumbnailLink>
      )}
      <FileLink href={url} download={name}>
        <Icon of={isImage ? FileImage : FileText} size="l" />
        <FileWords>
          <VisuallyHidden>{t('download', { name })} </VisuallyHidden>
          <FileName aria-hidden>{name}</FileName>
          <FileFacts>
            {kindOf(attachment.contentType)} · {formatFileSize(attachment.size, locale)}
          </FileFacts>
        </FileWords>
        <Icon of={Download} />
      </FileLink>
    </>
  )
}
