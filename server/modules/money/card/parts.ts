import type { CardDesk } from '../../../adapters/card/cardDesk.ts'
import type { CardProvider } from '../../../adapters/card/cardProvider.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'

/** What purchases by card stand on. */
export interface CardParts {
  readonly database: SignallingDatabase
  readonly random: Random
  readonly clock: Clock
  /** Null where the operator has set nothing up. */
  readonly provider: CardProvider | null
  readonly desk: CardDesk | null
  readonly rates: () => Rates
  /** Where people open Souk. */
  readonly origin: string
}
