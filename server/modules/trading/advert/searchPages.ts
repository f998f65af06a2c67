import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { Reply } from '../../../kernel/operation.ts'
import type { advertOperations } from './schema.ts'

type Pages = Reply<(typeof advertOperations)['searchPages']>

/** So long an answer stands: all visible adverts are looked through for one, and it is everybody's. */
const keptMilliseconds = 60_000

/** The searches of a coin, alone and by a method, that find something now, whatever the fiat. */
export function searchPagesHandler(): Pick<Handlers<typeof advertOperations>, 'searchPages'> {
  let kept: { readonly until: number; readonly pages: Promise<Pages> } | undefined
  return {
    searchPages(_, { db, at }) {
      if (kept !== undefined && kept.until > at.getTime()) return kept.pages
      const pages = foundNow(db)
      kept = { until: at.getTime() + keptMilliseconds, pages }
      // What went wrong is tried again by the next who asks.
      pages.catch(() => (kept = undefined))
      return pages
    },
  }
}

async function foundNow(db: Connection): Promise<Pages> {
  const { rows } = await sql<{ type: 'Ad::Sell' | 'Ad::Buy'; coin: string; methods: string[] }>`
    select type, coin, coalesce(array_agg(distinct method order by method) filter (where method is not null), '{}') as methods
    from advert left join lateral unnest(method_codes) method on true
    where is_visible group by type, coin order by type, coin`.execute(db)
  return {
    items: rows.map(({ type, coin, methods }) => ({
      type: type === 'Ad::Sell' ? 'buy' : 'sell',
      crypto_currency_code: coin,
      methods: methods.flatMap(code => findPaymentMethod(code)?.urlCode ?? []),
    })),
  }
}
