import { fieldLengths } from '../../../forms/fieldLengths.ts'
import type { ReactNode } from 'react'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import { disputeReasons } from './dispute.ts'
import type { DisputeReason } from './dispute.ts'

const { least: minLength, most: maxLength } = fieldLengths.statement
/** Long enough to say something. */
export const statementLength = { minLength, maxLength } as const

/** What somebody says to open a case; only a dispute has a reason. */
export interface CaseWords {
  readonly reason: DisputeReason
  readonly statement: string
}

interface CaseDialogProps {
  /** Which case is opened: its words. */
  kind: 'dispute' | 'claim'
  /** A `ProofFiles`. */
  children: ReactNode
  onSubmit: (words: CaseWords) => Promise<unknown>
  onClose: () => void
}

/** Opens a dispute, or files a claim: what is wrong, what happened, and what proves it. */
export function CaseDialog({ kind, children, onSubmit, onClose }: CaseDialogProps) {
  const t = useT('dispute')
  const tTrade = useT('tradePage')
  const isDispute = kind === 'dispute'
  const form = useForm({
    fields: {
      reason: { typeId: 'select', context: { required: isDispute, options: disputeReasons } },
      statement: { typeId: 'textArea', context: { required: true, ...statementLength } },
    },
    onSubmit: ({ reason, statement }) =>
      onSubmit({ reason: reason as DisputeReason, statement: statement.trim() }),
  })
  const words = isDispute
    ? {
        title: tTrade('dialog.dispute.title'),
        text: tTrade('dialog.dispute.text'),
        label: tTrade('dialog.dispute.statement'),
        hint: tTrade('dialog.dispute.hint'),
        action: tTrade('dialog.dispute.action'),
      }
    : {
        title: t('claim.dialog.title'),
        text: t('claim.dialog.text'),
        label: t('claim.dialog.statement'),
        hint: t('claim.dialog.hint'),
        action: t('claim.dialog.action'),
      }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      closeLabel={tTrade('dialog.notYet')}
      cancelLabel={tTrade('dialog.notYet')}
      submitLabel={words.action}
    >
      <Text as="p">{words.text}</Text>
      {isDispute && (
        <FormRadioGroup
          field={form.field.reason}
          label={t('reason.label')}
          options={disputeReasons.map(value => ({
            value,
            label: t(`reason.${value}.name`),
            note: t(`reason.${value}.text`),
          }))}
        />
      )}
      <FormTextArea field={form.field.statement} label={words.label} hint={words.hint} rows={5} />
      {children}
    </FormDialog>
  )
}
