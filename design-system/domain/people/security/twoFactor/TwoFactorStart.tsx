import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormPasswordField } from '../../../../forms/FormPasswordField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { AccountName } from '../../auth/AccountName.tsx'
import { PanelActions } from '../SecurityPanel.styles.ts'
import { SecurityPanel } from '../SecurityPanel.tsx'
import { CodePlace } from './TwoFactorSetup.styles.ts'

interface TwoFactorStartProps {
  /** Whose password it asks for. */
  userName: string
  /** A refusal of `password` lands on the field. */
  onSubmit: (values: { readonly password: string }) => unknown
  onCancel: () => void
}

/** Before a secret is made, the password: whoever finds a page open must not lock its owner out. Then `TwoFactorSetup`. */
export function TwoFactorStart({ userName, onSubmit, onCancel }: TwoFactorStartProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const form = useForm({
    fields: {
      password: { typeId: 'password', context: { required: true, maxLength: fieldLengths.password.most } },
    },
    onSubmit,
  })
  return (
    <SecurityPanel title={t('setup.title')} lead={t('setup.password')}>
      <CodePlace>
        <Form form={form} aria-label={t('setup.title')}>
          <AccountName userName={userName} />
          <Stack gap="4">
            <FormPasswordField
              field={form.field.password}
              label={t('password.current')}
              autoComplete="current-password"
            />
            <PanelActions>
              <SubmitButton form={form} size="m">
                {tCommon('verb.continue')}
              </SubmitButton>
              <Button variant="ghost" onClick={onCancel}>
                {tCommon('verb.cancel')}
              </Button>
            </PanelActions>
          </Stack>
        </Form>
      </CodePlace>
    </SecurityPanel>
  )
}
