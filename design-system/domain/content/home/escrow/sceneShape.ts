import type { DecimalString } from '../../../../format/decimal.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'

/** The moments of a trade that the scene shows. */
export const escrowMoments = ['opened', 'paid', 'released'] as const
export type EscrowMoment = (typeof escrowMoments)[number]

/** The trade that the scene shows: that of the offer over it, where there is one. */
export interface SceneTrade {
  readonly coin: NamedAsset
  readonly fiat: NamedAsset
  /** Whose coins they are; null where no offer was found. */
  readonly sellerName: string | null
  readonly coins: DecimalString | null
  readonly money: DecimalString
}
