import { Form } from '../../forms/Form.tsx'
import { FormPasswordField } from '../../forms/FormPasswordField.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { Inline } from '../../primitives/layout/Inline.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { authLengths } from '../auth/authForm.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { CodePlace } from './TwoFactorSetup.styles.ts'

interface TwoFactorStartProps {
  /** A refusal of `password` lands on the field. */
  onSubmit: (values: { readonly password: string }) => unknown
  onCancel: () => void
}

/** Before a secret is made, the password: whoever finds a page open must not lock its owner out. Then `TwoFactorSetup`. */
export function TwoFactorStart({ onSubmit, onCancel }: TwoFactorStartProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const form = useForm({
    fields: {
      password: { typeId: 'password', context: { required: true, maxLength: authLengths.password } },
    },
    onSubmit,
  })
  return (
    <SecurityPanel title={t('setup.title')} lead={t('setup.password')}>
      <CodePlace>
        <Form form={form} aria-label={t('setup.title')}>
          <Stack gap="4">
            <FormPasswordField
              field={form.field.password}
              label={t('password.current')}
              autoComplete="current-password"
            />
            <Inline gap="2">
              <SubmitButton form={form} size="m">
                {tCommon('verb.continue')}
              </SubmitButton>
              <Button variant="ghost" onClick={onCancel}>
                {tCommon('verb.cancel')}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </CodePlace>
    </SecurityPanel>
  )
}
