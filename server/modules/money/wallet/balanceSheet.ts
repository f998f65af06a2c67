import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { addDecimals, decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import {
  addRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioToDecimal,
  subtractRatios,
} from '../../../domain/money/ratio.ts'
import { exactRate, rateOf, type Rates } from '../../../domain/rate/rates.ts'
import type { changeOf } from '../../../domain/rate/rateChange.ts'
import { coinCodes, coins, type CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { balances, debts } from '../../../ledger/statement.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { dayPrices } from './dayPrices.ts'
import type { walletOperations } from './schema.ts'
import { worthNow } from './walletWorth.ts'

/** The market that a wallet is valued by. */
export interface WalletMarket {
  readonly rates: () => Rates
  /** How a coin moved against a fiat in 24 hours; null while there is no history. */
  readonly change: (coin: CoinCode, fiat: FiatCode) => ReturnType<typeof changeOf>
}

type Sheet = Reply<typeof walletOperations.balance>

/** Coins that stand first, whatever is in them (specification, constants). */
const defaultCoins: readonly CoinCode[] = ['BTC', 'USDT']
const shownCoins = [...defaultCoins, ...coinCodes.filter(code => !defaultCoins.includes(code))]

/** What somebody has of every coin there is, and what that is worth. */
export async function balanceSheet(
  db: Connection,
  { rates: ratesNow, change }: WalletMarket,
  userId: UserId,
  fiat: FiatCode,
): Promise<Sheet> {
  const rates = ratesNow()
  const seq = await readSeq(db, userId)
  const [held, owed, prices] = await Promise.all([
    balances(db, userId),
    debts(db, userId),
    dayPrices(db, rates, fiat),
  ])
  const byCoin = new Map(held.map(row => [row.asset, row]))
  const items = shownCoins.map(code => {
    const { available, held: locked } = byCoin.get(code) ?? { available: 0n, held: 0n }
    return {
      asset: code,
      available: decimalOf(available, code),
      in_escrow: decimalOf(locked, code),
      value: { amount: worthNow(rates, code, available + locked, fiat), asset: fiat },
      change_percent: change(code, fiat)?.percent ?? null,
      receivable: decimalOf(owed.get(code) ?? 0n, code),
      price: rateOf(rates, code, fiat),
      history: [...prices[code]],
    }
  })
  const units = shownCoins.map(code => {
    const { available, held: locked } = byCoin.get(code) ?? { available: 0n, held: 0n }
    return { code, amount: available + locked }
  })
  return {
    items,
    total: {
      amount: items.reduce<DecimalString>((sum, { value }) => addDecimals(sum, value.amount), decimal('0')),
      asset: fiat,
    },
    change_percent: changeOfAll(units, rates, coin => change(coin, fiat)?.from ?? null, fiat),
    rates_at: rates.at.toISOString(),
    seq,
  }
}

/** By how much what is held now has moved in 24 hours, in per cent; null for nothing, and while a coin has no history. */
function changeOfAll(
  held: readonly { readonly code: CoinCode; readonly amount: bigint }[],
  rates: Rates,
  before: (coin: CoinCode) => DecimalString | null,
  fiat: FiatCode,
): DecimalString | null {
  let [was, is] = [ratio(0n), ratio(0n)]
  for (const { code, amount } of held) {
    if (amount === 0n) continue
    const from = before(code)
    if (from === null) return null
    const coinsHeld = ratio(amount, 10n ** BigInt(coins[code].scale))
    was = addRatios(was, multiplyRatios(coinsHeld, ratioOf(from)))
    is = addRatios(is, multiplyRatios(coinsHeld, exactRate(rates, code, fiat)))
  }
  if (was.numerator === 0n) return null
  return ratioToDecimal(multiplyRatios(divideRatios(subtractRatios(is, was), was), ratio(100n)), 2, 'halfUp')
}
