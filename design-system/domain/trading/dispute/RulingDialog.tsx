import Gavel from 'lucide-react/icons/gavel'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { DangerFormDialog } from '../../../forms/DangerFormDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { TradeDialogProps } from '../trade/dialog/tradeDialog.ts'
import { statementLength } from './CaseDialog.tsx'
import type { CaseSideName } from './dispute.ts'

type RulingDialogProps = TradeDialogProps<{
  readonly inFavourOf: CaseSideName
  readonly reason: string
}> & {
  /** "Rule for the buyer?" */
  title: string
  /** What moves to whom: "0.0025 BTC leaves escrow to amina. This cannot be undone." */
  warning: string
  inFavourOf: CaseSideName
}

/** An arbiter decides, for good: with the reason that both sides read, and only after a tick that both were read. */
export function RulingDialog({ title, warning, inFavourOf, onSubmit, close, dismiss }: RulingDialogProps) {
  const t = useT('dispute')
  const tTrade = useT('tradePage')
  const form = useForm({
    fields: {
      reason: { typeId: 'textArea', context: { required: true, ...statementLength } },
      hasRead: { typeId: 'checkbox', context: { required: true } },
    },
    onSubmit: async ({ reason }) => {
      await onSubmit({ inFavourOf, reason: reason.trim() })
      close(true)
    },
  })
  return (
    <DangerFormDialog
      form={form}
      onClose={dismiss}
      icon={Gavel}
      title={title}
      warning={warning}
      submitIcon={Gavel}
      submitLabel={t(`rule.${inFavourOf}`)}
      pendingLabel={tTrade('dialog.sending')}
    >
      <FormTextArea field={form.field.reason} label={t('rule.reason')} hint={t('rule.hint')} rows={5} />
      <FormCheckbox field={form.field.hasRead}>{t('rule.guard')}</FormCheckbox>
    </DangerFormDialog>
  )
}
