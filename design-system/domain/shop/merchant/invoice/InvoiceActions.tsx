import Ban from 'lucide-react/icons/ban'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Mail from 'lucide-react/icons/mail'
import Webhook from 'lucide-react/icons/webhook'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import type { InvoiceDetailShape } from './merchantInvoice.ts'

interface InvoiceActionsProps {
  invoice: Pick<InvoiceDetailShape, 'actions' | 'timeline'>
  /** A new invoice, filled from this one. */
  duplicateHref: string
  /** What the shop was told of it. */
  webhooksHref: string
  onMail: () => void
  /** Asks before it cancels. */
  onCancel: () => void
}

/** What can be done with an invoice; the server says which of it now. */
export function InvoiceActions({
  invoice,
  duplicateHref,
  webhooksHref,
  onMail,
  onCancel,
}: InvoiceActionsProps) {
  const t = useT('merchantInvoice')
  const { actions, timeline } = invoice
  const wasMailed = timeline.some(({ kind }) => kind === 'mailed')
  return (
    <Inline gap="2">
      {actions.includes('mail') && (
        <Button icon={Mail} onClick={onMail}>
          {t(wasMailed ? 'action.mailAgain' : 'action.mail')}
        </Button>
      )}
      <LinkButton icon={CopyPlus} href={duplicateHref}>
        {t('action.duplicate')}
      </LinkButton>
      <LinkButton variant="ghost" icon={Webhook} href={webhooksHref}>
        {t('action.webhooks')}
      </LinkButton>
      {actions.includes('cancel') && (
        <Button variant="ghost" icon={Ban} onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      )}
    </Inline>
  )
}
