import { useT } from '../../../locales/useT.ts'
import type { DeskFeature, DeskPause } from '../deskShape.ts'
import { useSubjectName } from '../useSubjectName.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** What is switched, and which way. */
export type SwitchAct =
  | { readonly act: 'switch_on' | 'switch_off'; readonly subjectId: DeskFeature }
  | { readonly act: 'pause' | 'resume'; readonly subjectId: DeskPause }

interface SwitchDialogProps {
  change: SwitchAct
  /** Does it, or asks a second operator; what it throws is said in the dialog. */
  onSwitch: (change: SwitchAct, reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why a feature or a pause is switched, and says what follows from it. */
export function SwitchDialog({ change, onSwitch, onClose }: SwitchDialogProps) {
  const t = useT('desk')
  const verb = t(`switches.do.${change.act}`)
  const nameOf = useSubjectName()
  const subjectKind = change.act === 'pause' || change.act === 'resume' ? 'switch' : 'feature'
  const name = nameOf({ subjectKind, subjectLabel: change.subjectId })
  return (
    <ReasonDialog
      title={t('switches.ask', { verb, name })}
      lead={t(`switches.follows.${change.act}`)}
      submitLabel={verb}
      onSubmit={reason => onSwitch(change, reason)}
      onClose={onClose}
    />
  )
}
