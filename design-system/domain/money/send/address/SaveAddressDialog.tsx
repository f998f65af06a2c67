import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
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
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('book.saveTitle')}
      closeLabel={tCommon('verb.close')}
      footer={
        <>
          <Button size="l" onClick={dismiss}>
            {tCommon('verb.cancel')}
          </Button>
          <SubmitButton form={form} pendingLabel={t('book.saving')} onClick={() => void form.submit()}>
            {tCommon('verb.save')}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} aria-label={t('book.saveTitle')}>
        <Stack gap="4">
          <AddressParts address={address} />
          <FormTextField field={form.field.label} label={t('book.label')} hint={t('book.labelHint')} />
        </Stack>
      </Form>
    </Dialog>
  )
}
