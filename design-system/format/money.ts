import type { DecimalString } from './decimal.ts'

/** An amount of one asset. */
export interface Money<Asset extends string = string> {
  readonly amount: DecimalString
  readonly asset: Asset
}
