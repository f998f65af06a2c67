import StoreIcon from 'lucide-react/icons/store'
import { errorStatus } from '../../../../forms/engine/formMessage.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useTextControl } from '../../../../forms/useTextControl.ts'
import { DangerFormDialog } from '../../../../forms/DangerFormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { TextField } from '../../../../primitives/field/TextField.tsx'

interface CloseStoreDialogProps extends ModalControls<true> {
  title: string
  /** The dialog stays when it fails; who fails says why. */
  onSubmit: () => Promise<unknown>
}

/** The end of a store: its name is typed first. Answers true once it is closed. */
export function CloseStoreDialog({ title, onSubmit, close, dismiss }: CloseStoreDialogProps) {
  const t = useT('merchant')
  const form = useForm({
    fields: {
      name: {
        typeId: 'text',
        context: {
          required: true,
          rules: [value => (value === title ? null : errorStatus('retype', { amount: title }))],
        },
      },
    },
    onSubmit: async () => {
      await onSubmit()
      close(true)
    },
  })
  const { control, note, state } = useTextControl(form.field.name)
  const matches = state.value === title
  return (
    <DangerFormDialog
      form={form}
      onClose={dismiss}
      icon={StoreIcon}
      title={t('close.title', { title })}
      warning={t('close.warning')}
      submitIcon={StoreIcon}
      submitLabel={t('close.action', { title })}
      pendingLabel={t('close.closing')}
    >
      <TextField
        {...control}
        label={t('close.retype', { title })}
        labelEnd={matches ? t('close.matches') : undefined}
        isValid={matches}
        hint={note}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </DangerFormDialog>
  )
}
