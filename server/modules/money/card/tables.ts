import type { ColumnType, Selectable } from 'kysely'
import type { CardStatus } from '../../../domain/card/machine.ts'
import type { CardReport } from '../../../domain/card/report.ts'
import type { CardPurchaseId, UserId } from '../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'

export interface CardPurchaseTable {
  id: CardPurchaseId
  user_id: UserId
  coin: CoinCode
  fiat: FiatCode
  fiat_amount: DecimalString
  /** What arrives: coin units, agreed on when the purchase began. */
  amount: ColumnType<string, bigint, never>
  rate: string
  fee: string
  status: CardStatus
  /** The provider's page. */
  redirect_url: string
  created_at: Date
  updated_at: Date
}
export type CardPurchaseRow = Selectable<CardPurchaseTable>

export interface CardTables {
  card_purchase: CardPurchaseTable
  dev_card: {
    reference: string
    status: CardReport['status']
    fiat_amount: DecimalString | null
  }
}

declare module '../../../database/tables.ts' {
  interface Tables extends CardTables {}
}
