import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { InvoiceDetail } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceDetail.tsx'
import { InvoiceSheet } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceSheet.tsx'
import type { InvoiceSheetContent } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceSheet.tsx'
import type { InvoiceDetailShape } from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { paths } from '../../../routes/paths.ts'
import { InvoiceQuery } from './Invoice.queries.ts'
import { useInvoiceEvents } from './useInvoiceEvents.ts'

interface OpenedInvoiceProps {
  id: string
  accountId: string
  assets: AssetBook
  onClose: () => void
}

/** The details of the invoice that the address names, over the list of its store. */
export function OpenedInvoice({ id, accountId, assets, onClose }: OpenedInvoiceProps) {
  const { data, error, loading, refetch } = useQuery(InvoiceQuery, { variables: { id } })
  return <InvoiceSheet content={content()} onClose={onClose} />

  function content(): InvoiceSheetContent {
    const found = data?.invoice
    if (found && found.accountId !== accountId) return { status: 'missing' }
    if (found) {
      const detail = <Detail key={id} invoice={found} assets={assets} />
      return { status: 'ready', detail, isStale: error !== undefined }
    }
    if (error === undefined) return { status: 'loading' }
    if ([400, 403, 404, 422].includes(statusOf(error) ?? 0)) return { status: 'missing' }
    // What it fails with shows in place.
    return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
  }
}

function Detail({ invoice, assets }: { invoice: InvoiceDetailShape; assets: AssetBook }) {
  const events = useInvoiceEvents(invoice, assets)
  const { accountId, id } = invoice
  const duplicateHref = paths.createInvoice(accountId, id)
  const webhooksHref = paths.storeSoftware(accountId, id)
  return <InvoiceDetail {...{ invoice, assets, duplicateHref, webhooksHref }} {...events} />
}
