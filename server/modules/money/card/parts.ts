import type { JobParts } from '../../../runtime/job/jobHandler.ts'
import type { CardDesk } from '../../../adapters/card/cardDesk.ts'
import type { CardProvider } from '../../../adapters/card/cardProvider.ts'
import type { Rates } from '../../../domain/rate/rates.ts'

/** What purchases by card stand on. */
export interface CardParts extends JobParts {
  /** Null where the operator has set nothing up. */
  readonly provider: CardProvider | null
  readonly desk: CardDesk | null
  readonly rates: () => Rates
  /** Where people open Souk. */
  readonly origin: string
}
