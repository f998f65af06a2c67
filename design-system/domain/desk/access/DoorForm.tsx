import { Form } from '../../../forms/Form.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { authenticatorDigits } from '../../people/auth/authForm.ts'
import { CodePlace } from './DoorForm.styles.ts'

export interface DoorFormProps {
  /** Without a second factor there is no way in. */
  hasTwoFactor: boolean
  /** Where one is set up. */
  setUpHref: string
  /** Opens the desk with a code; a refusal of `code` that it throws lands on the field. */
  onOpen: (values: { readonly code: string }) => Promise<unknown>
}

/** Asks for the six digits that open the desk, and sends them with the last one; says where to set up what makes them. */
export function DoorForm({ hasTwoFactor, setUpHref, onOpen }: DoorFormProps) {
  const t = useT('desk')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('door.noAnswer'))
  const form = useForm({
    fields: { code: { typeId: 'code', context: { required: true, length: authenticatorDigits } } },
    async onSubmit(values) {
      clear()
      await onOpen(values)
    },
    onFailure,
    onAlert,
  })
  if (!hasTwoFactor)
    return (
      <Notice
        tone="warning"
        action={
          <LinkButton size="s" href={setUpHref}>
            {t('door.setUp')}
          </LinkButton>
        }
      >
        {t('door.noFactor')}
      </Notice>
    )
  return (
    <Form form={form} aria-label={t('door.title')} gap="4">
      <CodePlace>
        <FormCodeField
          field={form.field.code}
          label={t('door.code')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do here, and whoever came wants to type
          autoFocus
          onComplete={() => void form.submit()}
        />
      </CodePlace>
      <FormProblem problem={problem} />
      <SubmitButton form={form} pendingLabel={t('door.checking')}>
        {t('door.open')}
      </SubmitButton>
    </Form>
  )
}
