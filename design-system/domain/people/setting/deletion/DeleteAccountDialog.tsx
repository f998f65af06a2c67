import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import UserRoundX from 'lucide-react/icons/user-round-x'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { FormPasswordField } from '../../../../forms/FormPasswordField.tsx'
import { errorStatus } from '../../../../forms/engine/formMessage.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useTextControl } from '../../../../forms/useTextControl.ts'
import { DangerFormDialog } from '../../../../forms/DangerFormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { authenticatorDigits } from '../../auth/authForm.ts'
import { Checklist } from './DeleteAccount.styles.ts'

/** What ends an account. */
export interface DeleteAccountValues {
  readonly password?: string
  /** Of the authenticator; only with two-factor on. */
  readonly code?: string
}

interface DeleteAccountDialogProps extends ModalControls<true> {
  userName: string
  /** False for who logs in by the messenger alone. */
  needsPassword?: boolean | undefined
  /** Two-factor is on. */
  needsCode: boolean
  /** A refusal that it throws lands on the fields, and the dialog stays; else it closes with `true`. */
  onSubmit: (values: DeleteAccountValues) => Promise<unknown>
}

/** The end of an account: what is lost is ticked off, the name typed, the password given. No key and no press outside ends it. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { userName, needsPassword = true, needsCode, dismiss } = props
  const t = useT('setting')
  const tAuth = useT('auth')
  const form = useDeleteForm(props)
  const { field } = form
  return (
    <DangerFormDialog
      form={form}
      onClose={dismiss}
      icon={UserRoundX}
      title={t('deletion.title', { name: userName })}
      warning={t('deletion.warning')}
      submitIcon={UserRoundX}
      submitLabel={t('deletion.action', { name: userName })}
      pendingLabel={t('deletion.deleting')}
    >
      <Checklist>
        <FormCheckbox field={field.history}>{t('deletion.history')}</FormCheckbox>
        <FormCheckbox field={field.forGood}>{t('deletion.forGood')}</FormCheckbox>
      </Checklist>
      <RetypeName field={field.name} userName={userName} />
      {needsPassword && (
        <FormPasswordField field={field.password} label={tAuth('password')} autoComplete="current-password" />
      )}
      {needsCode && <FormCodeField field={field.code} label={tAuth('authenticatorCode')} />}
    </DangerFormDialog>
  )
}

function useDeleteForm(props: DeleteAccountDialogProps) {
  const { userName, needsPassword = true, needsCode, onSubmit, close } = props
  return useForm({
    fields: {
      history: { typeId: 'checkbox', context: { required: true } },
      forGood: { typeId: 'checkbox', context: { required: true } },
      name: {
        typeId: 'text',
        context: {
          required: true,
          rules: [value => (value === userName ? null : errorStatus('retype', { amount: userName }))],
        },
      },
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
}

/** The name once more, by hand; says when it matches. */
function RetypeName({ field, userName }: { field: FieldHandle<'text'>; userName: string }) {
  const t = useT('setting')
  const { control, note, state } = useTextControl(field)
  const matches = state.value === userName
  return (
    <TextField
      {...control}
      label={t('deletion.retype', { name: userName })}
      labelEnd={matches ? t('deletion.matches') : undefined}
      isValid={matches}
      hint={note}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
