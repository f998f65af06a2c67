import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { GradeLabel } from './FeedbackDialog.styles.ts'
import { feedbackGrades } from '../../reference/status/feedbackGrade.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'
import { gradeLook } from './gradeLook.ts'

interface FeedbackDialogProps extends ModalControls<true> {
  partnerName: string
  /** The feedback that is being changed; null when it is the first. */
  current: { readonly grade: FeedbackGrade; readonly text: string } | null
  /** The grade that is chosen at first, where none was given yet. */
  startGrade?: FeedbackGrade | undefined
  /** Sends it. A refusal that it throws lands on the fields; else the dialog closes with `true`. */
  onSubmit: (values: { readonly grade: FeedbackGrade; readonly text: string }) => Promise<unknown>
}

const isGrade = (value: string): value is FeedbackGrade => feedbackGrades.some(grade => grade === value)

/** How the trade went, in one of three grades and a few words. The worst one also blocks the partner, and its button says so. */
export function FeedbackDialog({
  partnerName: name,
  current,
  startGrade,
  onSubmit,
  close,
  dismiss,
}: FeedbackDialogProps) {
  const t = useT('feedback')
  const tCommon = useT('common')
  const form = useForm({
    fields: {
      grade: {
        typeId: 'select',
        initial: current?.grade ?? startGrade ?? '',
        context: { required: true, options: feedbackGrades },
      },
      text: {
        typeId: 'textArea',
        initial: current?.text ?? '',
        context: { maxLength: fieldLengths.feedback.most },
      },
    },
    onSubmit: async ({ grade, text }) => {
      if (!isGrade(grade)) return
      await onSubmit({ grade, text: text.trim() })
      close(true)
    },
  })
  const { state } = useField(form.field.grade)
  const options = feedbackGrades.map(grade => ({
    value: grade,
    label: (
      <GradeLabel data-tone={gradeLook[grade].tone}>
        <Icon of={gradeLook[grade].icon} size="m" />
        {t(`grade.${grade}.name`)}
      </GradeLabel>
    ),
    note: t(`grade.${grade}.hint`),
  }))
  const action = () => {
    if (state.value === 'negative') return t('publishAndBlock', { name })
    return current === null ? t('publish') : t('saveChanges')
  }
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={current === null ? t('title', { name }) : t('editTitle', { name })}
      cancelLabel={tCommon(current === null ? 'verb.notYet' : 'verb.cancel')}
      submitLabel={action()}
      pendingLabel={t('sending')}
    >
      <Stack gap="5">
        <FormRadioGroup field={form.field.grade} label={t('gradeLabel')} options={options} />
        {state.value === 'negative' && <Notice tone="warning">{t('blocking', { name })}</Notice>}
        <FormTextArea field={form.field.text} label={t('text')} hint={t('textHint')} rows={3} />
      </Stack>
    </FormDialog>
  )
}
