import { useT } from '../../../locales/useT.ts'
import { MessageCard } from './InvoiceMessage.styles.ts'

/** What can be there instead of an invoice: none of that name; nobody to ask; a letter’s link that no longer works. */
export const invoiceMessages = ['gone', 'away', 'confirmGone'] as const
export type InvoiceMessageKind = (typeof invoiceMessages)[number]

/** A page that has nothing to show, and says why. */
export function InvoiceMessage({ kind }: { kind: InvoiceMessageKind }) {
  const t = useT('invoice')
  return (
    <MessageCard>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
    </MessageCard>
  )
}
