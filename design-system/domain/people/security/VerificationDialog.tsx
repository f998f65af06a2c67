import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import { authenticatorDigits } from '../auth/authForm.ts'
import type { TwoFactorAction } from './twoFactor/twoFactorAction.ts'

interface VerificationDialogProps extends ModalControls<true> {
  /** What the code is for. */
  action: TwoFactorAction
  /** Does it, with the code. A refusal of `code` lands on the field, and the dialog stays. */
  onSubmit: (values: { readonly code: string }) => unknown
}

/**
 * Asks for the code of something that its owner chose to protect, and does it; answers true once it is done. A release of
 * coins asks in its own dialog.
 */
export function VerificationDialog({ action, onSubmit, close, dismiss }: VerificationDialogProps) {
  const t = useT('security')
  const tAuth = useT('auth')
  const tCommon = useT('common')
  const form = useForm({
    fields: { code: { typeId: 'code', context: { required: true, length: authenticatorDigits } } },
    onSubmit: async values => {
      await onSubmit(values)
      close(true)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('verify.title')}
      submitLabel={tCommon('verb.confirm')}
      pendingLabel={tAuth('checking')}
    >
      <Text as="p">{t('verify.lead', { action: t(`actions.name.${action}`) })}</Text>
      <FormCodeField
        field={form.field.code}
        label={tAuth('authenticatorCode')}
        onComplete={() => void form.submit()}
      />
    </FormDialog>
  )
}
