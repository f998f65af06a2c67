import type { ReactNode } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useT } from '../../../locales/useT.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import { useReasonForm } from './useReasonForm.ts'

interface ReasonDialogProps {
  title: string
  /** What follows from it. */
  lead: ReactNode
  /** The verb of what is done. */
  submitLabel: string
  /** Does it; what it throws is said in the dialog, which stays. */
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before something is done that the trail keeps for good. */
export function ReasonDialog({ title, lead, submitLabel, onSubmit, onClose }: ReasonDialogProps) {
  const t = useT('desk')
  const { form, problem } = useReasonForm(t('reason.noAnswer'), async reason => {
    await onSubmit(reason)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      pendingLabel={t('request.pending')}
      onClose={onClose}
    >
      <Text as="p">{lead}</Text>
      <FormTextArea field={form.field.reason} label={t('reason.label')} hint={t('reason.hint')} rows={3} />
      <FormProblem problem={problem} />
    </FormDialog>
  )
}
