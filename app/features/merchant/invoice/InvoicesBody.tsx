import { InvoiceList } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceList.tsx'
import { InvoiceListEmpty } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceListEmpty.tsx'
import { InvoiceListFailed } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceListFailed.tsx'
import { InvoiceListLoading } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceListLoading.tsx'
import type { InvoiceFilterSet } from '@souk/design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { useNavigate } from 'react-router-dom'
import { withLocale } from '../../../routes/localePrefix.ts'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { paths } from '../../../routes/paths.ts'
import { usePart } from '../../../services/usePart.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { invoicesHref } from './invoiceAddress.ts'
import type { InvoicesContent } from './useInvoices.ts'

const loadOpened = () => import('./OpenedInvoice.tsx').then(module => module.OpenedInvoice)

interface InvoicesBodyProps {
  content: InvoicesContent
  filters: InvoiceFilterSet
  accountId: string
  /** Null while the store may make none. */
  createHref: string | null
  /** Whose details are open; null for none. */
  opened: string | null
}

/** The list, whatever has become of asking for it, and the details of one of its invoices. */
export function InvoicesBody({ content, filters, accountId, createHref, opened }: InvoicesBodyProps) {
  const assets = useAssets()
  const locale = useLocale()
  const navigate = useNavigate()
  const showOpened = usePart(opened !== null, loadOpened)
  const listHref = invoicesHref(accountId, filters)
  const hrefOf = (id: string) => withQuery(listHref, { invoice: id })
  const go = (href: string) =>
    void navigate(withLocale(locale, href), { state: keepFocus, preventScrollReset: true })
  return (
    <>
      <Card as="section" padding="none">
        {content.status === 'failed' ? (
          <InvoiceListFailed onRetry={content.onRetry} isRetrying={content.isRetrying} />
        ) : content.status === 'loading' || assets === null ? (
          <InvoiceListLoading />
        ) : content.items.length === 0 && content.onMore === null ? (
          <InvoiceListEmpty
            filters={filters}
            hrefs={{ all: paths.invoices(accountId), create: createHref }}
          />
        ) : (
          <InvoiceList
            {...content}
            assets={assets}
            hrefOf={hrefOf}
            onOpen={(id, event) => {
              // In another tab or window the browser opens it itself.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              go(hrefOf(id))
            }}
          />
        )}
      </Card>
      {assets !== null &&
        opened !== null &&
        showOpened?.({ id: opened, accountId, assets, onClose: () => go(listHref) })}
    </>
  )
}
