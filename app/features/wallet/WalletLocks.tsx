import { useQuery } from '@apollo/client/react'
import { LockList, type LockContent } from '@souk/design-system/domain/money/wallet/lock/LockList.tsx'
import { answerState } from '../../network/apollo/answerState.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { WalletLocksQuery } from './Wallet.query.ts'
import { lockHref } from './walletHrefs.ts'

/** What locks a coin, asked for when somebody looks. */
export function WalletLocks({ coin }: { coin: string }) {
  const asked = useQuery(WalletLocksQuery, { variables: { asset: coin } })
  const assets = useAssets() ?? noAssets
  const { interfaceSettings } = usePreferences()
  const found = asked.data?.walletLocks
  const content: LockContent = answerState(asked, found && { locks: found.items, count: found.count })
  return (
    <LockList
      content={content}
      asset={assets.of(coin)}
      isHidden={interfaceSettings.hideAmounts}
      hrefOf={lockHref}
    />
  )
}
