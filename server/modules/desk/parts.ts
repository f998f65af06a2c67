import type { SignallingDatabase } from '../../runtime/signalling.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { Rates } from '../../domain/rate/rates.ts'
import type { InvoiceDesk } from '../money/deposit/moveDeposit.ts'
import type { UserParts } from '../people/user/consequences.ts'
import type { TradeParts } from '../trading/trade/parts.ts'

/** What the operator's desk stands on. */
export interface DeskParts extends UserParts {
  readonly database: SignallingDatabase
  readonly random: Random
  readonly trade: TradeParts
  readonly invoices: InvoiceDesk
  readonly rates: () => Rates
}
