import { useFragment, useQuery } from '@apollo/client/react'
import type { DepositAccountShape } from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import { useCallback, useEffect, useState } from 'react'
import { useIntent } from '../../services/useIntent.ts'
import { DepositAccountFragment, DepositAccountsQuery, GenerateAccountMutation } from './Receive.queries.ts'

/** The viewer's address of a coin on a network, as far as it is there. */
export type DepositAccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly account: DepositAccountShape
      /** Puts a new address in its place. Resolves when it is there. */
      readonly renew: () => Promise<unknown>
      readonly isRenewing: boolean
    }

/** The viewer's addresses of a coin; null until they are there, or one of them is not whole. */
export function useDepositAccounts(coin: string) {
  const { data, error, refetch } = useQuery(DepositAccountsQuery, { variables: { coin } })
  const found = data?.accounts?.items ?? null
  const { data: accounts, complete } = useFragment({
    fragment: DepositAccountFragment,
    from: [...(found ?? [])],
  })
  return { accounts: found !== null && complete ? accounts : null, error, refetch }
}

/** The address of a coin on a network; the first one is made when it is looked for. */
export function useDepositAccount(coin: string, network: string): DepositAccountState {
  const { accounts, error, refetch } = useDepositAccounts(coin)
  const { run, isPending } = useIntent(GenerateAccountMutation, { errors: 'place' })
  const [failed, setFailed] = useState<string | null>(null)
  const account = accounts?.find(({ network: code, isCurrent }) => code === network && isCurrent)
  const isMissing = accounts !== null && account === undefined
  const generate = useCallback(
    async (renew: boolean) => {
      await run({ input: { cryptoCurrencyCode: coin, network, renew } })
      await refetch()
    },
    [run, refetch, coin, network],
  )
  const begin = useCallback(
    () =>
      generate(false).then(
        () => setFailed(null),
        () => setFailed(network),
      ),
    [generate, network],
  )
  useEffect(() => {
    if (isMissing) void begin()
  }, [isMissing, begin])
  if (account !== undefined)
    return { status: 'ready', account, renew: () => generate(true), isRenewing: isPending }
  if (failed === network) return { status: 'failed', onRetry: () => void begin() }
  // What it fails with shows in place.
  if (error !== undefined) return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
  return { status: 'loading' }
}
