import { walletFiats } from '../domain/wallet/walletFiat.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** What somebody's wallet is valued in. */
export const WalletFiat = namedSchema('WalletFiat', oneOf(walletFiats))
