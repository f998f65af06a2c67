import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { cashbackRules, weekOf, weeksLater } from '../../../domain/affiliate/week.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals, decimal, subtractDecimals } from '../../../domain/money/decimal.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { bonusOperations } from './bonusSchema.ts'
import { owedFor, type CoinBack } from './cashback.ts'
import { worthOf } from './worth.ts'

type Cashbacks = Reply<(typeof bonusOperations)['cashbacks']>

const weeksShown = 52
const presentCoin = ({ asset, fee, amount }: CoinBack) => ({
  fee: money(fee, asset),
  cashback: money(amount, asset),
})

/** What comes back of somebody’s fees, in dollars as the rule has it. */
export async function cashbacksOf(
  db: Connection,
  userId: UserId,
  rates: Rates,
  at: Date,
): Promise<Cashbacks> {
  const week = weekOf(at)
  const market = { rates, fiat: 'USD' } as const
  const { coins, carried } = await owedFor(db, userId, week)
  const worth = worthOf(market, coins)
  const { leastUsd } = cashbackRules
  const isEnough = compareDecimals(worth.amount, leastUsd) >= 0
  return {
    running: {
      from: week.toISOString(),
      until: weeksLater(week, 1).toISOString(),
      coins: coins.map(presentCoin),
      carried: carried.map(presentCoin),
      worth,
      least: { amount: leastUsd, asset: 'USD' },
      missing: {
        amount: isEnough ? decimal('0') : subtractDecimals(leastUsd, worth.amount),
        asset: 'USD',
      },
    },
    paid: await paidTo(db, userId, week).then(rows =>
      Array.from(
        Map.groupBy(rows, row => row.week.getTime()),
        ([from, of]) => ({
          from: new Date(from).toISOString(),
          until: weeksLater(new Date(from), 1).toISOString(),
          paid_at: of[0]?.at.toISOString() ?? '',
          coins: of.map(({ coin, amount }) => money(BigInt(amount), coin)),
          worth: worthOf(
            market,
            of.map(({ coin, amount }) => ({ asset: coin, amount: BigInt(amount) })),
          ),
        }),
      ),
    ),
  }
}

const paidTo = (db: Connection, userId: UserId, week: Date) =>
  db
    .selectFrom('cashback')
    // A date of the database is midnight of its own clock; a moment is what is shown.
    .select([sql<Date>`week::timestamp at time zone 'UTC'`.as('week'), 'coin', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('week', '>', weeksLater(week, -weeksShown))
    .orderBy('week', 'desc')
    .orderBy('coin')
    .execute()
