import type { Chains } from '../../../adapters/chain/chains.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

/** What invoices stand on. */
export interface InvoiceParts {
  readonly random: Random
  readonly rates: () => Rates
  readonly chains: Chains
  readonly watchKeys: Readonly<Record<NetworkCode, WatchKeys>>
  /** What addresses of pages begin with, as in `https://souk.example`. */
  readonly origin: string
  /** Hosts that shops may name although they are not public: of developers and tests. */
  readonly allowedHosts: ReadonlySet<string>
}
