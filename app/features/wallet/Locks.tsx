import { useQuery } from '@apollo/client/react'
import { LockList } from '@souk/design-system/domain/money/wallet/LockList.tsx'
import type { LockContent } from '@souk/design-system/domain/money/wallet/LockList.tsx'
import { usePreferences } from '../../services/usePreferences.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { WalletLocksQuery } from './Wallet.query.ts'
import { lockHref } from './walletHrefs.ts'

/** What locks a coin, asked for when somebody looks. */
export function Locks({ coin }: { coin: string }) {
  const { data, error, refetch } = useQuery(WalletLocksQuery, {
    variables: { asset: coin },
    fetchPolicy: 'cache-and-network',
  })
  const assets = useAssets() ?? noAssets
  const { interfaceSettings } = usePreferences()
  const content = (): LockContent => {
    if (data?.walletLocks)
      return { status: 'ready', locks: data.walletLocks.items, count: data.walletLocks.count }
    // What it fails with shows in place.
    return error === undefined
      ? { status: 'loading' }
      : { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
  }
  return (
    <LockList
      content={content()}
      asset={assets.of(coin)}
      isHidden={interfaceSettings.hideAmounts}
      hrefOf={lockHref}
    />
  )
}
