import { fieldLengths } from '../../../forms/fieldLengths.ts'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { authenticatorDigits } from './authForm.ts'

/** A code of the authenticator or a recovery code; the server tells them apart by their form. */
export interface SecondFactorValues {
  readonly code: string
}

interface SecondFactorFormProps {
  /** The name of the form. */
  label: string
  onSubmit: (values: SecondFactorValues) => unknown
  /** The verb of the button, and what it says while the code is checked. */
  submitLabel: string
  pendingLabel: string
  /** Under the button: the way back. */
  children?: ReactNode
}

/** Asks for the second factor: the authenticator's code, or a recovery code when the phone is not at hand. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const t = useT('auth')
  const [method, setMethod] = useState<'authenticator' | 'recovery'>('authenticator')
  const isRecovery = method === 'recovery'
  const Fields = isRecovery ? RecoveryCode : AuthenticatorCode
  return (
    <Fields {...props}>
      <Button
        variant="ghost"
        width="fill"
        onClick={() => setMethod(isRecovery ? 'authenticator' : 'recovery')}
      >
        {t(isRecovery ? 'mfa.useAuthenticator' : 'mfa.useRecovery')}
      </Button>
      {props.children}
    </Fields>
  )
}

function AuthenticatorCode({ label, onSubmit, submitLabel, pendingLabel, children }: SecondFactorFormProps) {
  const t = useT('auth')
  const form = useForm({
    fields: { code: { typeId: 'code', context: { required: true, length: authenticatorDigits } } },
    onSubmit,
  })
  return (
    <Form form={form} aria-label={label} gap="4">
      <FormCodeField
        field={form.field.code}
        label={t('authenticatorCode')}
        onComplete={() => void form.submit()}
      />
      <Stack gap="2">
        <SubmitButton form={form} width="fill" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
        {children}
      </Stack>
    </Form>
  )
}

function RecoveryCode({ label, onSubmit, submitLabel, pendingLabel, children }: SecondFactorFormProps) {
  const t = useT('auth')
  const form = useForm({
    fields: {
      code: { typeId: 'text', context: { required: true, maxLength: fieldLengths.recoveryCode.most } },
    },
    onSubmit,
  })
  return (
    <Form form={form} aria-label={label} gap="4">
      <FormTextField
        field={form.field.code}
        label={t('mfa.recoveryCode')}
        hint={t('mfa.recoveryHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Stack gap="2">
        <SubmitButton form={form} width="fill" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
        {children}
      </Stack>
    </Form>
  )
}
