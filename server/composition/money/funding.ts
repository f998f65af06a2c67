import type { DecimalString } from '../../domain/money/decimal.ts'
import { toUnits } from '../../domain/money/units.ts'
import { coins, type CoinCode } from '../../domain/reference/coin.ts'
import { houseAccount } from '../../ledger/account.ts'
import { post } from '../../ledger/ledger.ts'
import type { Parts } from '../parts.ts'

/** Coins that the operator has sent to the house's own address, as gas for example. */
export interface Funding {
  readonly coin: CoinCode
  readonly amount: DecimalString
  /** The transaction that brought them: it is booked once. */
  readonly txid: string
}

/**
 * Books them as the house's, so that the books say what lies on the chain: nobody watches that address for deposits. Answers
 * false when they are booked already. Throws JournalKeyReused when the transaction was booked with something else.
 */
export const bookFunding = (
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { coin, amount, txid }: Funding,
): Promise<boolean> =>
  database.transaction(async tx => {
    const units: bigint = toUnits(amount, coins[coin].scale, 'exact')
    const key = `fund:${txid}`
    const posted = await post(tx, {
      key,
      kind: 'fund',
      at: clock.now(),
      entries: [
        { account: houseAccount('external', coin, key), amount: -units },
        { account: houseAccount('house', coin, key), amount: units },
      ],
    })
    if (posted.outcome !== 'posted') throw new Error(`The ledger says ${posted.outcome}`)
    return !posted.repeated
  })
