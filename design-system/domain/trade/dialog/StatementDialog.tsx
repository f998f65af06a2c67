import type { ReactNode } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** Statements and reasons: long enough to say something, as the server has it. */
const statementLength = { minLength: 10, maxLength: 4000 } as const

interface StatementDialogProps {
  title: string
  /** What follows from it. */
  children: ReactNode
  label: string
  hint: string
  actionLabel: string
  onSubmit: (statement: string) => Promise<unknown>
  onClose: () => void
  /** The name of the field on the wire, so that the server's objections land on it. */
  wireName: 'statement' | 'reason'
}

/** A dialog whose answer is a text: what happened, or why. Used by the dispute and by a ruling. */
export function StatementDialog(props: StatementDialogProps) {
  const { title, children, label, hint, actionLabel, onSubmit, onClose, wireName } = props
  const t = useT('tradePage')
  const form = useForm({
    fields: { [wireName]: { typeId: 'textArea', context: { required: true, ...statementLength } } },
    onSubmit: values => onSubmit((values[wireName] ?? '').trim()),
  })
  const field = form.field[wireName]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('dialog.notYet')}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {t('dialog.notYet')}
          </Button>
          <SubmitButton form={form} onClick={() => void form.submit()}>
            {actionLabel}
          </SubmitButton>
        </>
      }
    >
      <Text as="p">{children}</Text>
      {field !== undefined && (
        <Form form={form}>
          <FormTextArea field={field} label={label} hint={hint} rows={5} />
        </Form>
      )}
    </Dialog>
  )
}
