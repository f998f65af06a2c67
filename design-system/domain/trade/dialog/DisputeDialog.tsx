import { useT } from '../../../locales/useT.ts'
import { StatementDialog } from './StatementDialog.tsx'
import type { TradeDialogProps } from './tradeDialog.ts'

/** The buyer opens a dispute with the one statement that opens it. */
export function DisputeDialog({
  onSubmit,
  close,
  dismiss,
}: TradeDialogProps<{ readonly statement: string }>) {
  const t = useT('tradePage')
  const submit = async (statement: string) => {
    await onSubmit({ statement })
    close(true)
  }
  return (
    <StatementDialog
      wireName="statement"
      title={t('dialog.dispute.title')}
      label={t('dialog.dispute.statement')}
      hint={t('dialog.dispute.hint')}
      actionLabel={t('dialog.dispute.action')}
      onSubmit={submit}
      onClose={dismiss}
    >
      {t('dialog.dispute.text')}
    </StatementDialog>
  )
}
