import Cloud from 'lucide-react/icons/cloud'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { formatDate } from '../../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Icon } from '../../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../../primitives/icon/Icon.tsx'
import { DraftRoot } from './DraftState.styles.ts'

/** How the draft of an advert stands: `idle` before anything was written. */
export const draftStatuses = ['idle', 'saving', 'saved', 'failed'] as const
export type DraftStatus = (typeof draftStatuses)[number]

const icons = {
  saving: CloudUpload,
  saved: Cloud,
  failed: CloudOff,
} as const satisfies Record<Exclude<DraftStatus, 'idle'>, IconDrawing>

interface DraftStateProps {
  status: DraftStatus
  /** ISO-8601; of the last time that it was saved. */
  savedAt: string | null
}

/** Whether what is written is kept. Keep it mounted: its live region must be there before the first change. */
export function DraftState({ status, savedAt }: DraftStateProps) {
  const t = useT('advertWizard')
  const locale = useLocale()
  const time = savedAt === null ? '' : formatDate(savedAt, { format: 'time', locale })
  return (
    <DraftRoot data-status={status}>
      {status !== 'idle' && (
        <>
          <Icon of={icons[status]} />
          <span>{status === 'saved' ? t('draft.saved', { time }) : t(`draft.${status}`)}</span>
        </>
      )}
    </DraftRoot>
  )
}
