import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ReportSent } from './ReportSent.tsx'
import { reportLengths, reportReasons } from './reportShape.ts'
import type { ReportKind, ReportReason, ReportTaken, ReportValues } from './reportShape.ts'

interface ReportDialogProps extends ModalControls<true> {
  kind: ReportKind
  /** Whose it is, or what it is called. */
  name: string
  /** Sends it. A refusal that it throws lands on the fields, or is said above the button. */
  onReport: (values: ReportValues) => Promise<ReportTaken>
}

const isReason = (value: string): value is ReportReason => reportReasons.some(reason => reason === value)

/** Tells the house what is wrong with somebody or something, by one reason and words of one’s own, until it is taken. */
export function ReportDialog({ kind, name, onReport, close, dismiss }: ReportDialogProps) {
  const t = useT('report')
  const [taken, setTaken] = useState<ReportTaken | null>(null)
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('noAnswer'))
  const form = useForm({
    fields: {
      reason: { typeId: 'select', context: { required: true, options: reportReasons } },
      words: { typeId: 'textArea', context: { maxLength: reportLengths.words.most } },
    },
    onSubmit: async ({ reason, words }) => {
      clear()
      if (isReason(reason)) setTaken(await onReport({ reason, words: words.trim() }))
    },
    onFailure,
    onAlert,
  })
  const { state } = useField(form.field.reason)
  const title = t(`title.${kind}`, { name })
  if (taken !== null) return <ReportSent {...{ title, taken }} onClose={() => close(true)} />
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={title}
      submitLabel={t('send')}
      pendingLabel={t('sending')}
    >
      <Stack gap="5">
        <Text as="p" tone="secondary">
          {t(`lead.${kind}`)}
        </Text>
        <FormRadioGroup
          field={form.field.reason}
          label={t('reasonLabel')}
          options={reportReasons.map(value => ({ value, label: t(`reason.${value}`) }))}
        />
        <FormTextArea
          field={form.field.words}
          label={t('words')}
          hint={t(state.value === 'other' ? 'wordsNeeded' : 'wordsHint')}
          rows={3}
        />
        <FormProblem problem={problem} />
      </Stack>
    </FormDialog>
  )
}
