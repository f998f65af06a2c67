import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TransactionSheet } from '@souk/design-system/domain/money/transaction/TransactionSheet.tsx'
import { paths } from '../../routes/paths.ts'
import type { TransactionContent } from './useTransactions.ts'
import { gql } from '../../__generated__/gql.ts'

/** The newest movement before another: with the number after its own, a movement by itself. */
const OpenedTransactionQuery = gql(`
  query OpenedTransaction($before: String!) {
    transactions(before: $before, limit: 1) {
      items {
        ...TransactionDetail @unmask
      }
    }
  }
`)

const hrefs = {
  trade: paths.trade,
  withdrawal: (id: string, asset: string) => paths.withdrawal(asset, id),
  swap: () => paths.swap(),
  deposit: paths.receive,
  card: paths.cardAck,
  invitations: paths.affiliate,
  partner: paths.user,
}

interface OpenedTransactionProps {
  id: string
  content: TransactionContent
  assets: AssetBook
  isHidden: boolean
  onClose: () => void
}

/** The details of the movement that the address names: out of the list, or asked for where the list does not reach so far. */
export function OpenedTransaction({ id, content, ...rest }: OpenedTransactionProps) {
  const listed =
    content.status === 'ready'
      ? [...content.underWay, ...content.items].find(item => item.id === id)
      : undefined
  const asked = useOlder(id, listed !== undefined || content.status === 'loading')
  const transaction = listed ?? (content.status === 'loading' ? 'coming' : asked)
  return <TransactionSheet transaction={transaction} hrefs={hrefs} {...rest} />
}

/** Numbers of movements only grow: the newest one before the next number is it, or it is not there. */
function useOlder(id: string, isListed: boolean) {
  const isBooked = /^\d{1,18}$/.test(id)
  const { data, loading } = useQuery(OpenedTransactionQuery, {
    variables: { before: isBooked ? String(BigInt(id) + 1n) : '' },
    skip: isListed || !isBooked,
    // The page of one would join the list of all.
    fetchPolicy: 'no-cache',
  })
  const [found] = data?.transactions?.items ?? []
  if (loading) return 'coming' as const
  return found?.id === id ? found : ('missing' as const)
}
