import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { addDecimals, decimal, type DecimalString } from '../../domain/money/decimal.ts'
import { multiplyUnits, toUnits, fromUnits } from '../../domain/money/units.ts'
import { coins, isCoinCode, type CoinCode } from '../../domain/reference/coin.ts'
import { fiats, isFiatCode, type FiatCode } from '../../domain/reference/fiat.ts'
import { exactRate, type Rates } from '../../domain/rate/rates.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { balances, transactions } from '../../ledger/statement.ts'
import { readSeq } from '../../runtime/outbox.ts'
import { decimalOf } from '../trade/money.ts'
import type { transactionTypes, walletOperations } from './schema.ts'

/** What the wallet is valued with. */
export interface WalletParts {
  readonly rates: () => Rates
  /** How a coin moved against a fiat in 24 hours, in per cent. */
  readonly change: (coin: CoinCode, fiat: FiatCode) => DecimalString | null
}

/** Coins that a wallet shows before anything is in it (specification, constants). */
const defaultCoins = ['BTC', 'USDT'] as const

/** Everything a user holds, in a fiat, half up to its minor unit. */
export async function totalBalance(
  db: Connection,
  rates: Rates,
  userId: UserId,
  fiat: FiatCode,
): Promise<DecimalString> {
  const held = await balances(db, userId)
  return held.reduce(
    (sum, { asset, available, held: locked }) =>
      addDecimals(sum, valueOf(rates, asset, available + locked, fiat)),
    decimal('0'),
  )
}

function valueOf(rates: Rates, coin: string, amount: bigint, fiat: FiatCode): DecimalString {
  if (!isCoinCode(coin)) throw new Error(`${coin} is no coin of the reference data`)
  const minor = fiats[fiat].minorUnits
  // Coin units → fiat minor units in one exact fraction, rounded once.
  const exact = exactRate(rates, coin, fiat)
  const scaled = {
    numerator: exact.numerator * 10n ** BigInt(minor),
    denominator: exact.denominator * 10n ** BigInt(coins[coin].scale),
  }
  const units = toUnits(decimal(amount.toString()), 0, 'exact')
  return fromUnits(multiplyUnits(units, scaled, 'halfUp'), minor)
}

/** Balances and recent movements. */
export function walletHandlers(parts: WalletParts): Handlers<typeof walletOperations> {
  return {
    async balance(_, { viewer, db }) {
      const rates = parts.rates()
      const seq = await readSeq(db, viewer.userId)
      const user = await db
        .selectFrom('app_user')
        .select('currency_code')
        .where('id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      const fiat = isFiatCode(user.currency_code) && user.currency_code === 'RUB' ? 'RUB' : 'USD'
      const held = await balances(db, viewer.userId)
      const byCoin = new Map(held.map(row => [row.asset, row]))
      const shown = Object.values(coins).filter(
        ({ code }) => byCoin.has(code) || defaultCoins.some(coin => coin === code),
      )
      return {
        items: shown.map(({ code }) => {
          const { available, held: locked } = byCoin.get(code) ?? { available: 0n, held: 0n }
          return {
            asset: code,
            available: decimalOf(available, code),
            in_escrow: decimalOf(locked, code),
            value: { amount: valueOf(rates, code, available + locked, fiat), asset: fiat },
            change_percent: parts.change(code, fiat),
          }
        }),
        total: { amount: await totalBalance(db, rates, viewer.userId, fiat), asset: fiat },
        rates_at: rates.at.toISOString(),
        seq,
      }
    },

    async transactions({ query }, { viewer, db }) {
      const seq = await readSeq(db, viewer.userId)
      const limit = query.limit ?? 20
      if (query.before !== undefined && !/^\d{1,18}$/.test(query.before))
        throw new RequestRefused(refuse('invalid_format', 'before'))
      if (query.asset !== undefined && !isCoinCode(query.asset))
        throw new RequestRefused(refuse('invalid_choice', 'asset'))
      const rows = await transactions(db, viewer.userId, {
        limit: limit + 1,
        ...(query.before === undefined ? {} : { before: BigInt(query.before) }),
        ...(query.asset === undefined ? {} : { asset: query.asset }),
      })
      return {
        items: rows.slice(0, limit).map(row => ({
          id: String(row.id),
          type: (row.type ?? 'Transaction::WalletRefill') as (typeof transactionTypes)[number],
          direction: row.amount < 0n ? ('outgoing' as const) : ('incoming' as const),
          asset: row.asset,
          amount: decimalOf(row.amount, row.asset),
          balance_after: decimalOf(row.balanceAfter, row.asset),
          trade_id: row.tradeId,
          is_confirmed: true,
          created_at: row.at.toISOString(),
        })),
        has_more: rows.length > limit,
        seq,
      }
    },
  }
}
