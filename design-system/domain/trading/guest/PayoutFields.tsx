import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useT } from '../../../locales/useT.ts'
import type { PayoutNetwork } from './payoutNetwork.ts'

interface PayoutFieldsProps {
  fields: {
    readonly payoutNetwork: FieldHandle<'select'>
    readonly payoutAddress: FieldHandle<'address'>
  }
  networks: readonly PayoutNetwork[]
}

/** Where a guest's coins go. The network is asked for where the coin has several. */
export function PayoutFields({ fields, networks }: PayoutFieldsProps) {
  const t = useT('guest')
  return (
    <>
      {networks.length > 1 && (
        <FormRadioGroup
          field={fields.payoutNetwork}
          label={t('fields.network')}
          options={networks.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <FormTextField
        field={fields.payoutAddress}
        label={t('fields.address')}
        hint={t('fields.addressHint')}
      />
    </>
  )
}
