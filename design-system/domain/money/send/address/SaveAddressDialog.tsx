import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { AddressParts } from './AddressParts.tsx'

interface SaveAddressDialogProps extends ModalControls<true> {
  address: string
  /** Saves it; a refusal that it throws lands on the field. */
  onSave: (label: string) => Promise<unknown>
}

/** Saves an address under a name; answers true once it is saved. */
export function SaveAddressDialog({ address, onSave, close, dismiss }: SaveAddressDialogProps) {
  const t = useT('send')
  const tCommon = useT('common')
  const form = useForm({
    fields: {
      label: { typeId: 'text', context: { required: true, maxLength: fieldLengths.addressLabel.most } },
    },
    onSubmit: async ({ label }) => {
      await onSave(label)
      close(true)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('book.saveTitle')}
      submitLabel={tCommon('verb.save')}
      pendingLabel={t('book.saving')}
    >
      <AddressParts address={address} />
      <FormTextField field={form.field.label} label={t('book.label')} hint={t('book.labelHint')} />
    </FormDialog>
  )
}
