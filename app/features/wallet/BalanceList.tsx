import { useQuery } from '@apollo/client/react'
import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { BalanceCard } from '@souk/design-system/domain/money/wallet/balance/BalanceCard.tsx'
import { CoinList } from '@souk/design-system/domain/money/wallet/coin/CoinList.tsx'
import { EmptyWallet } from '@souk/design-system/domain/money/wallet/EmptyWallet.tsx'
import { WalletFailed } from '@souk/design-system/domain/money/wallet/WalletFailed.tsx'
import type { WalletFiat } from '@souk/design-system/domain/money/wallet/walletFiat.ts'
import { WalletLoading } from '@souk/design-system/domain/money/wallet/WalletLoading.tsx'
import { isNothing, likelyCoin } from '@souk/design-system/domain/money/wallet/walletOrder.ts'
import type { WalletSheetShape } from '@souk/design-system/domain/money/wallet/walletShape.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useWalletFiat } from '../../services/useWalletFiat.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useDisabledAssets } from '../../services/useDisabledAssets.ts'
import { WalletLocks } from './WalletLocks.tsx'
import { WalletQuery } from './Wallet.query.ts'
import { walletHrefs } from './walletHrefs.ts'

/** The balances, whatever has become of asking for them. */
export function BalanceList() {
  const fiat = useWalletFiat()
  const { data, previousData, error, loading, refetch } = useQuery(WalletQuery, {
    variables: { currencyCode: fiat },
  })
  // While values in the other fiat are fetched, those that are known stay.
  const sheet = data?.balance ?? (error === undefined ? previousData?.balance : undefined)
  if (sheet) return <Sheet sheet={sheet} fiat={fiat} />
  if (error === undefined) return <WalletLoading />
  // The card says by itself that it did not load.
  return <WalletFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
}

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

function Sheet({ sheet, fiat }: { sheet: WalletSheetShape; fiat: WalletFiat }) {
  const assets = useAssets()
  const settings = useSettings()
  const { interfaceSettings, change } = usePreferences()
  const isStale = useIsStale(sheet.ratesAt, settings?.rateStaleSeconds ?? usuallyStaleAfter)
  const switchedOff = useDisabledAssets()
  if (assets === null) return <WalletLoading />
  // What is switched off is still shown as long as somebody holds any of it.
  const items = sheet.items.filter(item => !switchedOff.has(item.asset) || !isNothing(item))
  const isHidden = interfaceSettings.hideAmounts
  const set = (changed: Partial<typeof interfaceSettings>) =>
    change({ interfaceSettings: { ...interfaceSettings, ...changed } })
  return (
    <>
      <BalanceCard
        {...{ sheet, assets, fiat, isHidden, isStale }}
        hrefs={walletHrefs}
        onFiatChange={walletCurrencyCode => set({ walletCurrencyCode })}
        onHiddenChange={hideAmounts => set({ hideAmounts })}
      />
      {items.every(isNothing) && (
        <EmptyWallet receiveHref={paths.receive(likelyCoin(items))} offersHref={paths.buy()} />
      )}
      <CoinList
        items={items}
        {...{ assets, isHidden }}
        fiatCode={sheet.total.asset}
        hrefs={walletHrefs}
        renderLocks={coin => <WalletLocks coin={coin} />}
        isZeroHidden={interfaceSettings.hideZeroBalances}
        onZeroHiddenChange={hideZeroBalances => set({ hideZeroBalances })}
      />
    </>
  )
}
