import { Form } from '../../../forms/Form.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PayoutFields } from './PayoutFields.tsx'
import { payoutFields, type PayoutNetwork } from './payoutNetwork.ts'

/** Another address for a guest's coins; the body of the call in camelCase. */
export interface PayoutValues {
  readonly payoutAddress: string
  readonly payoutNetwork: string
}

interface PayoutFormProps {
  networks: readonly PayoutNetwork[]
  /** A refusal that it throws lands on the fields. */
  onSubmit: (values: PayoutValues) => Promise<unknown>
  onCancel: () => void
}

/** Gives the coins of a trade another address. */
export function PayoutForm({ networks, onSubmit, onCancel }: PayoutFormProps) {
  const t = useT('guest')
  const form = useForm({ fields: payoutFields(networks), onSubmit })
  return (
    <Form form={form} aria-label={t('change.title')} gap="4">
      <Stack gap="1">
        <Heading level={3}>{t('change.title')}</Heading>
        <Text as="p" tone="secondary">
          {t('change.letter')}
        </Text>
      </Stack>
      <PayoutFields fields={form.field} networks={networks} />
      <Inline gap="2">
        <SubmitButton form={form}>{t('change.save')}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t('change.cancel')}
        </Button>
      </Inline>
    </Form>
  )
}
