import { FormTextField } from '../../../forms/FormTextField.tsx'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PayoutFields } from './PayoutFields.tsx'
import type { PayoutNetwork } from './payoutNetwork.ts'

interface GuestFieldsProps {
  fields: {
    readonly guestEmail: FieldHandle<'email'>
    readonly payoutNetwork: FieldHandle<'select'>
    readonly payoutAddress: FieldHandle<'address'>
  }
  networks: readonly PayoutNetwork[]
}

/** What somebody without an account leaves when they open a trade. */
export function GuestFields({ fields, networks }: GuestFieldsProps) {
  const t = useT('guest')
  return (
    <Stack as="section" gap="4">
      <Stack gap="1">
        <Heading level={2} look="title-3">
          {t('fields.title')}
        </Heading>
        <Text as="p" tone="secondary">
          {t('fields.limit')}
        </Text>
      </Stack>
      <FormTextField field={fields.guestEmail} label={t('fields.email')} hint={t('fields.emailHint')} />
      <PayoutFields fields={fields} networks={networks} />
    </Stack>
  )
}
