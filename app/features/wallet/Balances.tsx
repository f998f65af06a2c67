import { useQuery } from '@apollo/client/react'
import { useIsStale } from '@souk/design-system/domain/asset/useIsStale.ts'
import { BalanceCard } from '@souk/design-system/domain/wallet/BalanceCard.tsx'
import { CoinList } from '@souk/design-system/domain/wallet/CoinList.tsx'
import { EmptyWallet } from '@souk/design-system/domain/wallet/EmptyWallet.tsx'
import { WalletFailed } from '@souk/design-system/domain/wallet/WalletFailed.tsx'
import { WalletLoading } from '@souk/design-system/domain/wallet/WalletLoading.tsx'
import { isZero } from '@souk/design-system/format/decimal.ts'
import type { WalletQuery as WalletData } from '../../__generated__/graphql.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useSwitchedOff } from '../../session/useSwitchedOff.ts'
import { WalletQuery } from './Wallet.query.ts'

/** The balances, whatever has become of asking for them. */
export function Balances() {
  const { data, error, loading, refetch } = useQuery(WalletQuery)
  if (data?.balance) return <Sheet sheet={data.balance} />
  if (error === undefined) return <WalletLoading />
  // The card says by itself that it did not load.
  return <WalletFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
}

type SheetData = NonNullable<WalletData['balance']>

const isNothing = ({ available, inEscrow }: SheetData['items'][number]) =>
  isZero(available) && isZero(inEscrow)

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

function Sheet({ sheet }: { sheet: SheetData }) {
  const assets = useAssets()
  const settings = useSettings()
  const { interfaceSettings, change } = usePreferences()
  const isStale = useIsStale(sheet.ratesAt, settings?.rateStaleSeconds ?? usuallyStaleAfter)
  const switchedOff = useSwitchedOff()
  if (assets === null) return <WalletLoading />
  const isEmpty = sheet.items.every(isNothing)
  // What is switched off is still shown as long as somebody holds any of it.
  const items = sheet.items.filter(item => !switchedOff.has(item.asset) || !isNothing(item))
  const isHidden = interfaceSettings.hideAmounts
  const set = (changed: Partial<typeof interfaceSettings>) =>
    change({ interfaceSettings: { ...interfaceSettings, ...changed } })
  return (
    <>
      <BalanceCard
        {...{ sheet, assets, isHidden, isStale }}
        onHiddenChange={hideAmounts => set({ hideAmounts })}
      />
      {isEmpty ? (
        <EmptyWallet offersHref={paths.buy()} />
      ) : (
        <CoinList
          items={items}
          {...{ assets, isHidden }}
          isZeroHidden={interfaceSettings.hideZeroBalances}
          onZeroHiddenChange={hideZeroBalances => set({ hideZeroBalances })}
        />
      )}
    </>
  )
}
