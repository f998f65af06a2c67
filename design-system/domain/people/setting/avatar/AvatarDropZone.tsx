import ImageUp from 'lucide-react/icons/image-up'
import type { DragEvent } from 'react'
import { useState } from 'react'
import { formatFileSize } from '../../../../format/formatFileSize.ts'
import { fileLimits } from '../../../../forms/engine/fields/fileField.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { useRules } from '../../../../locales/rules.ts'
import { DropRoot, FileInput } from './AvatarEditor.styles.ts'

interface AvatarDropZoneProps {
  onChoose: (file: File) => void
}

const accept = fileLimits.avatar.extensions.map(extension => `.${extension}`).join(',')

/** Where a picture is chosen or dropped. */
export function AvatarDropZone({ onChoose }: AvatarDropZoneProps) {
  const t = useT('setting')
  const locale = useLocale()
  const most = useRules().fileBytes.avatar
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) onChoose(file)
  }
  const over = (event: DragEvent) => {
    // Else the browser opens the file in place of the page.
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <DropRoot
      {...(isOver ? { 'data-over': '' } : {})}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={ImageUp} size="xl" />
      <strong>{t('avatar.choose')}</strong>
      <span>{t('avatar.orDrop')}</span>
      <Caption>{t('avatar.limits', { size: formatFileSize(most, locale) })}</Caption>
      <FileInput
        type="file"
        accept={accept}
        onChange={event => {
          take(event.currentTarget.files)
          // The same file may be chosen again, after it was changed.
          event.currentTarget.value = ''
        }}
      />
    </DropRoot>
  )
}
