import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { FormPasswordField } from '../../../../forms/FormPasswordField.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { authenticatorDigits } from '../../auth/authForm.ts'
import type { DeleteAccountValues } from '../deletion/DeleteAccountDialog.tsx'

interface OwnDataDialogProps extends ModalControls<true> {
  /** False for who logs in by the messenger alone. */
  needsPassword: boolean
  /** Two-factor is on. */
  needsCode: boolean
  /** A refusal that it throws lands on the fields, and the dialog stays; else it closes with `true`. */
  onSubmit: (proof: DeleteAccountValues) => Promise<unknown>
}

/** Asks who it is, before all that is kept about them is put into a file. */
export function OwnDataDialog({ needsPassword, needsCode, onSubmit, close, dismiss }: OwnDataDialogProps) {
  const t = useT('setting')
  const tAuth = useT('auth')
  const form = useForm({
    fields: {
      password: {
        typeId: 'password',
        context: { required: needsPassword, maxLength: fieldLengths.password.most },
      },
      code: { typeId: 'code', context: { required: needsCode, length: authenticatorDigits } },
    },
    onSubmit: async ({ password, code }) => {
      await onSubmit({ ...(needsPassword ? { password } : {}), ...(needsCode ? { code } : {}) })
      close(true)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('data.title')}
      submitLabel={t('data.ask')}
      pendingLabel={t('data.asking')}
    >
      <Text as="p">{t('data.lead')}</Text>
      {needsPassword && (
        <FormPasswordField
          field={form.field.password}
          label={tAuth('password')}
          autoComplete="current-password"
        />
      )}
      {needsCode && <FormCodeField field={form.field.code} label={tAuth('authenticatorCode')} />}
    </FormDialog>
  )
}
