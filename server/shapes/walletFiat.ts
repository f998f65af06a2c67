import { walletFiats } from '../domain/wallet/walletFiat.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** What somebody's wallet is valued in. */
export const WalletFiat = named('WalletFiat', oneOf(walletFiats))
