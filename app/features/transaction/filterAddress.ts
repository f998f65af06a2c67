import {
  knownCategories,
  knownDirection,
  knownTypes,
  textLengths,
} from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionsQueryVariables } from '../../__generated__/graphql.ts'
import { withQuery } from '../../routes/publicPaths.ts'

const day = (text: string | null): string | null => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null)
const listed = (text: string | null): readonly string[] => (text ?? '').split(',')

/** Reads the filters of an address; what is none there counts as left out. */
export function readFilters(query: URLSearchParams): TransactionFilterSet {
  const coin = query.get('cryptoCurrencyCode') ?? ''
  const text = query.get('search') ?? ''
  return {
    coin: /^[A-Z0-9]{2,10}$/.test(coin) ? coin : null,
    types: knownTypes(listed(query.get('types'))),
    categories: knownCategories(listed(query.get('categories'))),
    direction: knownDirection(query.get('direction')),
    text: text.length >= textLengths.least && text.length <= textLengths.most ? text : '',
    from: day(query.get('from')),
    to: day(query.get('to')),
  }
}

/** The address of a list with these filters; an empty value is left out (specification 001 §5). */
export const filteredHref = (path: string, filters: TransactionFilterSet): string =>
  withQuery(path, {
    cryptoCurrencyCode: filters.coin,
    types: filters.types.join(','),
    categories: filters.categories.join(','),
    direction: filters.direction,
    search: filters.text,
    from: filters.from,
    to: filters.to,
  })

type FilterVariables = Omit<TransactionsQueryVariables, 'before' | 'limit'>

/** The same for the call. */
export const filterVariables = (filters: TransactionFilterSet): FilterVariables => ({
  ...(filters.coin === null ? {} : { asset: filters.coin }),
  ...(filters.types.length === 0 ? {} : { types: [...filters.types] }),
  ...(filters.categories.length === 0 ? {} : { categories: [...filters.categories] }),
  ...(filters.direction === null ? {} : { direction: filters.direction }),
  ...(filters.text === '' ? {} : { addressOrTxid: filters.text }),
  ...(filters.from === null ? {} : { from: filters.from }),
  ...(filters.to === null ? {} : { to: filters.to }),
})

/** The address of the spreadsheet with the same filters, as the contract of the download has them. */
export function downloadHref(filters: TransactionFilterSet, timeZone: string): string {
  const params = new URLSearchParams()
  if (filters.coin !== null) params.set('asset', filters.coin)
  for (const type of filters.types) params.append('types', `Transaction::${type}`)
  for (const category of filters.categories) params.append('categories', category)
  if (filters.direction !== null) params.set('direction', filters.direction)
  if (filters.text !== '') params.set('address_or_txid', filters.text)
  if (filters.from !== null) params.set('from', filters.from)
  if (filters.to !== null) params.set('to', filters.to)
  params.set('time_zone', timeZone)
  return `/api/v1/transactions/download?${params.toString()}`
}
