import { useQuery } from '@apollo/client/react'
import type { InvoiceDetailShape } from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import { InvoiceQuery } from './Invoice.queries.ts'

/** The invoice that a new one begins as a copy of; null for none, and where it is not there: the form is then empty. */
export function useCopied(id: string | null): InvoiceDetailShape | null | 'coming' {
  const { data, loading } = useQuery(InvoiceQuery, { variables: { id: id ?? '' }, skip: id === null })
  if (id === null) return null
  return data?.invoice ?? (loading ? 'coming' : null)
}
