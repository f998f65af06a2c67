import { useQuery } from '@apollo/client/react'
import type { InvoiceFilterSet } from '@souk/design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import type { InvoicesQuery as InvoicesData } from '../../../__generated__/graphql.ts'
import { keysetList, keysetOptions, type KeysetList } from '../../../network/apollo/lists/keysetList.ts'
import { filterVariables } from './invoiceAddress.ts'
import { InvoicesQuery } from './Invoices.queries.ts'

/** So many come at a time. */
const pageSize = 20

/** What there is to show of the invoices, with their totals. */
export type InvoicesContent = KeysetList<NonNullable<InvoicesData['invoices']>>

/** The invoices of a store under filters, as far back as somebody has looked. */
export function useInvoices(accountId: string, filters: InvoiceFilterSet): InvoicesContent {
  const asked = useQuery(InvoicesQuery, {
    variables: { accountId, before: null, limit: pageSize, ...filterVariables(filters) },
    ...keysetOptions,
  })
  return keysetList(asked, asked.data?.invoices)
}
