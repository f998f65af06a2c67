import {
  invoiceGroupNames,
  invoiceGroups,
  textLengths,
} from '@souk/design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import type { InvoiceFilterSet } from '@souk/design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import type { InvoicesQueryVariables } from '../../../__generated__/graphql.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { paths } from '../../../routes/paths.ts'

const day = (text: string | null): string | null => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null)

/** Reads the filters of an address; what is none there counts as left out. */
export function readFilters(query: URLSearchParams): InvoiceFilterSet {
  const text = query.get('search') ?? ''
  return {
    group: invoiceGroupNames.find(name => name === query.get('status')) ?? null,
    isHeld: query.get('held') === 'true',
    text: text.length >= textLengths.least && text.length <= textLengths.most ? text : '',
    from: day(query.get('from')),
    to: day(query.get('to')),
  }
}

/** The address of a store’s list with these filters; an empty value is left out (specification 001 §5). */
export const invoicesHref = (accountId: string, filters: InvoiceFilterSet): string =>
  withQuery(paths.invoices(accountId), {
    status: filters.group,
    held: filters.isHeld ? 'true' : null,
    search: filters.text,
    from: filters.from,
    to: filters.to,
  })

type FilterVariables = Omit<InvoicesQueryVariables, 'accountId' | 'before' | 'limit'>

/** The same for the call. */
export const filterVariables = ({ group, isHeld, text, from, to }: InvoiceFilterSet): FilterVariables => ({
  ...(group === null ? {} : { statuses: [...invoiceGroups[group]] }),
  ...(isHeld ? { held: true } : {}),
  ...(text === '' ? {} : { search: text }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})

/** What a list of invoices can be had as. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

interface FilePlan {
  readonly format: FileFormat
  readonly timeZone: string
  readonly locale: string
}

/** The address of the table with the same filters, as the contract of the download has them. */
export function downloadHref(accountId: string, filters: InvoiceFilterSet, plan: FilePlan): string {
  const { group, isHeld, text, from, to } = filters
  const params = new URLSearchParams({ account_id: accountId })
  for (const status of group === null ? [] : invoiceGroups[group]) params.append('statuses', status)
  if (isHeld) params.set('held', 'true')
  if (text !== '') params.set('search', text)
  if (from !== null) params.set('from', from)
  if (to !== null) params.set('to', to)
  params.set('format', plan.format)
  params.set('time_zone', plan.timeZone)
  params.set('locale', plan.locale)
  return `/api/v1/invoices/download?${params.toString()}`
}
