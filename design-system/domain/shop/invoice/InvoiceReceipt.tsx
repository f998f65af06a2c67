import type { ReactNode } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { ReceiptRoot } from './InvoiceReceipt.styles.ts'
import type { InvoiceShape } from './invoiceShape.ts'
import { payText } from './panel/payAsset.ts'

interface InvoiceReceiptProps {
  invoice: InvoiceShape
  locale: Locale
}

/** What was paid, for paper: the page prints as this once it is paid. Times are UTC, since paper travels. */
export function InvoiceReceipt({ invoice, locale }: InvoiceReceiptProps) {
  const t = useT('invoice')
  const { uniqueId, productTitle, productDescription, asked, seen, place, paidAt } = invoice
  if (paidAt === null) return null
  const rows: readonly (readonly [name: string, said: ReactNode])[] = [
    [t('receipt.order'), [productTitle, productDescription].filter(Boolean).join('. ')],
    [t('receipt.invoice'), uniqueId],
    [t('receipt.asked'), payText(asked, invoice, locale)],
    [t('received'), seen && payText(seen.received, invoice, locale)],
    [t('network'), place?.way.networkName],
    [t('transaction'), seen?.txid],
    [t('receipt.time'), `${formatDate(paidAt, { format: 'dateTime', locale, timeZone: 'UTC' })} UTC`],
  ]
  return (
    <ReceiptRoot data-theme="light" aria-label={t('receipt.title')}>
      <h2>{t('receipt.title')}</h2>
      <dl>
        {rows
          .filter(([, said]) => said != null)
          .map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
      </dl>
    </ReceiptRoot>
  )
}
