import type { WalletFiat } from '@souk/design-system/domain/money/wallet/walletFiat.ts'
import { usePreferences } from './usePreferences.ts'

/** What the viewer's wallet is valued in: as they have chosen, else roubles for who trades in them, as the server has it. */
export function useWalletFiat(): WalletFiat {
  const { currencyCode, interfaceSettings } = usePreferences()
  return interfaceSettings.walletCurrencyCode ?? (currencyCode === 'RUB' ? 'RUB' : 'USD')
}
