import { useT } from '../../../../../locales/useT.ts'
import { Sheet } from '../../../../../primitives/dialog/Sheet.tsx'
import { AdvertPreviewCard } from './AdvertPreviewCard.tsx'
import type { AdvertPreviewProps } from './AdvertPreviewCard.tsx'

type PreviewSheetProps = AdvertPreviewProps & {
  isOpen: boolean
  onClose: () => void
}

/** The open half of `PreviewButton`, in a chunk of its own. */
export function PreviewSheet({ isOpen, onClose, ...preview }: PreviewSheetProps) {
  const t = useT('advertWizard')
  const tCommon = useT('common')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(`preview.you.${preview.values.type}`)}
      closeLabel={tCommon('verb.close')}
    >
      <AdvertPreviewCard {...preview} />
    </Sheet>
  )
}
