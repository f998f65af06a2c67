import { rateOf } from '../../../domain/rate/rates.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { RateBoard } from '../../reference/rate/rateBoard.ts'
import { presentAdverts } from './present.ts'
import type { advertOperations } from './schema.ts'
import { searchAdverts } from './search/searchAdverts.ts'
import { wantedOf } from './search/searchInput.ts'

/** The search for offers. */
export function searchHandler({
  board,
  requisites,
}: {
  readonly board: RateBoard
  readonly requisites: RequisiteSeal
}): Pick<Handlers<typeof advertOperations>, 'searchAdverts'> {
  return {
    async searchAdverts({ query }, context) {
      const wanted = { ...wantedOf(query), correctLimits: query.with_correct_limits ?? false }
      const { coin, fiat, amount } = wanted
      const { page = 1, limit = product.paging.limitDefault, sort = 'best_price', mine = 'with' } = query
      const rates = board.rates()
      const viewerId = context.viewer.kind === 'visitor' ? null : context.viewer.userId
      const found = await searchAdverts(context.db, { wanted, viewerId, mine, sort, page, limit }, rates)
      const change = board.change(coin, fiat)
      return {
        items: await presentAdverts(context.db, found.rows, { ...context, rates, requisites, amount }),
        page,
        pages: Math.ceil(found.total / limit),
        total: found.total,
        total_is_capped: found.isCapped,
        market_rate: rateOf(rates, coin, fiat),
        market_change_percent: change?.percent ?? null,
        rates_at: rates.at.toISOString(),
      }
    },
  }
}
