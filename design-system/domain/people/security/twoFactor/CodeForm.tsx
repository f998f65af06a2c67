import { Form } from '../../../../forms/Form.tsx'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { authenticatorDigits } from '../../auth/authForm.ts'
import { PanelActions } from '../SecurityPanel.styles.ts'
import { CodePlace } from './TwoFactorSetup.styles.ts'

interface CodeFormProps {
  /** The name of the form. */
  label: string
  /** What the code is for. */
  lead: string
  submitLabel: string
  pendingLabel?: string | undefined
  /** The way back and its word. */
  backLabel: string
  onBack: () => void
  /** A refusal of `code` lands on the field. */
  onSubmit: (values: { readonly code: string }) => unknown
}

/** Asks for the authenticator's six digits and nothing else. Use `SecondFactorForm` where a recovery code does as well. */
export function CodeForm({
  label,
  lead,
  submitLabel,
  pendingLabel,
  backLabel,
  onBack,
  onSubmit,
}: CodeFormProps) {
  const t = useT('auth')
  const form = useForm({
    fields: { code: { typeId: 'code', context: { required: true, length: authenticatorDigits } } },
    onSubmit,
  })
  return (
    <Form form={form} aria-label={label} gap="4">
      <Text as="p">{lead}</Text>
      <CodePlace>
        <FormCodeField
          field={form.field.code}
          label={t('authenticatorCode')}
          onComplete={() => void form.submit()}
        />
      </CodePlace>
      <PanelActions>
        <SubmitButton form={form} size="m" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </PanelActions>
    </Form>
  )
}
