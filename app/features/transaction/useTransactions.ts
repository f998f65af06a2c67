import { useQuery } from '@apollo/client/react'
import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionsQuery as TransactionsData } from '../../__generated__/graphql.ts'
import { keysetList, keysetOptions, type KeysetList } from '../../network/apollo/lists/keysetList.ts'
import { filterVariables } from './filterAddress.ts'
import { TransactionsQuery } from './Transactions.query.ts'

/** So many come at a time. */
const pageSize = 30

/** What there is to show of the movements, and of those that are under way. */
export type TransactionContent = KeysetList<NonNullable<TransactionsData['transactions']>>

/** The viewer's movements under filters, as far back as somebody has looked. */
export function useTransactions(filters: TransactionFilterSet): TransactionContent {
  const asked = useQuery(TransactionsQuery, {
    variables: { before: null, limit: pageSize, ...filterVariables(filters) },
    ...keysetOptions,
  })
  return keysetList(asked, asked.data?.transactions)
}
