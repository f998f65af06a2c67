import { InvoicePage } from '@souk/design-system/domain/shop/invoice/InvoicePage.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useEffect, useState } from 'react'
import { followInvoice } from './followInvoice.ts'
import { actHrefOf, hrefIn, type PayerPage, type PayerView } from './payerPage.ts'
import type { PayerServices } from './payerServices.ts'
import { usePayerInvoice } from './usePayerInvoice.ts'
import { useReturn } from './useReturn.ts'

interface PayerInvoicePageProps {
  page: PayerPage
  view: Extract<PayerView, { kind: 'invoice' }>
  services: PayerServices
}

/** The payer’s page of one invoice: as the server rendered it first, then live. */
export function PayerInvoicePage({ page, view, services }: PayerInvoicePageProps) {
  const t = useT('invoice')
  const { invoice, read, version, events, ...progress } = usePayerInvoice(view, services, t('failed'))
  const isStale = useNews(services, read, version)
  const { leavesIn, stay } = useReturn(invoice, page.parent !== null, services.leave)
  const now = useClock(page.now, services.now)
  const { uniqueId, state } = invoice
  useEffect(() => {
    services.tell({ souk: 'invoice', uniqueId, state, version: invoice.version })
  }, [services, uniqueId, state, invoice.version])
  return (
    <InvoicePage
      look={invoice.look}
      {...{ invoice, now, isStale, leavesIn, ...progress, ...events }}
      locale={page.locale}
      actHref={actHrefOf(page)}
      localeHref={locale => hrefIn(page, locale)}
      returnTarget={page.parent === null ? undefined : '_top'}
      onPrint={services.print}
      onStay={stay}
    />
  )
}

/** Follows the invoice. Whoever comes back from their wallet sees what happened meanwhile at once. */
function useNews(
  { openNews, random }: PayerServices,
  read: () => Promise<boolean>,
  version: () => number,
): boolean {
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const end = followInvoice({ open: openNews, read, version, onStale: setStale, random })
    const look = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      end()
    }
  }, [openNews, read, version, random])
  return isStale
}

/** The server’s time, second by second: the clock of a telephone may be wrong. */
function useClock(rendered: number, clock: () => number): number {
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const ahead = rendered - clock()
    const timer = setInterval(() => setNow(clock() + ahead), 1000)
    return () => clearInterval(timer)
  }, [rendered, clock])
  return now
}
