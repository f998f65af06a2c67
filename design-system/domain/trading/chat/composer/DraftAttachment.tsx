import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { formatFileSize } from '../../../../format/formatFileSize.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { ProgressBar } from '../../../../primitives/progress/ProgressBar.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { DraftRoot, DraftWords } from './ChatComposer.styles.ts'

/** A file that goes with the message being written. */
export interface DraftFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** How much of it is uploaded, 0 to 1; null when all is. */
  readonly progress: number | null
}

interface DraftAttachmentProps {
  file: DraftFile
  onRemove: () => void
}

/** The file of the message being written: how far its upload is, and a way to let it go. */
export function DraftAttachment({ file, onRemove }: DraftAttachmentProps) {
  const t = useT('chat')
  const locale = useLocale()
  const { name, progress } = file
  const percent = formatPercent(String(Math.round((progress ?? 1) * 100)), { locale })
  return (
    <DraftRoot>
      <Icon of={Paperclip} />
      <DraftWords>
        <Text size="label">{name}</Text>
        {progress === null ? (
          <Caption>{formatFileSize(file.size, locale)}</Caption>
        ) : (
          <>
            <ProgressBar label={t('uploading', { percent })} fraction={progress} tone="accent" />
            <Caption>{t('uploading', { percent })}</Caption>
          </>
        )}
      </DraftWords>
      <IconButton
        icon={X}
        size="s"
        label={t(progress === null ? 'removeAttachment' : 'stopUpload', { name })}
        onClick={onRemove}
      />
    </DraftRoot>
  )
}
