import { isCoinCode } from '../../../domain/reference/coin.ts'
import { isFiatCode } from '../../../domain/reference/fiat.ts'
import { rateOf } from '../../../domain/rate/rates.ts'
import type { Localized } from '../../../locales/localized.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { presentAdverts } from '../../trading/advert/present.ts'
import { searchAdverts } from '../../trading/advert/search/searchAdverts.ts'
import { anyOffer } from '../../trading/advert/search/searchInput.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { RateBoard } from '../../reference/rate/rateBoard.ts'
import { keptBestPrices } from './bestPrices.ts'
import { figuresOf } from './figures.ts'
import type { homeOperations } from './schema.ts'

const shownOffers = 5

/** What a page of the app says of itself, in every language. */
interface PageMetadata {
  readonly id: string
  readonly url: string
  readonly title: Localized
  readonly description: Localized
}

/** What the first page stands on. */
export interface HomeParts {
  readonly board: RateBoard
  readonly requisites: RequisiteSeal
  /** The version of the app's build; null where there is none to be seen. */
  readonly frontendVersion: () => Promise<string | null>
  /** What its pages say of themselves: the one of an address, or all. */
  readonly pageMetadata: (url?: string) => Promise<readonly PageMetadata[]>
}

/** The best offers of a pair, both ways; and which app shows them. */
export function homeHandlers({
  board,
  requisites,
  frontendVersion,
  pageMetadata,
}: HomeParts): Handlers<typeof homeOperations> {
  const bestPrices = keptBestPrices()
  return {
    async home({ query }, context) {
      const { crypto_currency_code: coin, currency_code: fiat } = query
      if (!isCoinCode(coin)) throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
      if (!isFiatCode(fiat)) throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
      const rates = board.rates()
      const best = async (type: 'buy' | 'sell') => {
        const { rows } = await searchAdverts(
          context.db,
          {
            wanted: anyOffer(type, coin, fiat),
            mine: 'with',
            viewerId: context.viewer.kind === 'visitor' ? null : context.viewer.userId,
            sort: 'best_price',
            page: 1,
            limit: shownOffers,
          },
          rates,
        )
        return presentAdverts(context.db, rows, { ...context, rates, requisites, amount: null })
      }
      return {
        best_to_buy: await best('buy'),
        best_to_sell: await best('sell'),
        market_rate: rateOf(rates, coin, fiat),
        market_change_percent: board.change(coin, fiat)?.percent ?? null,
        rates_at: rates.at.toISOString(),
        figures: await figuresOf(context.db),
      }
    },

    async bestPrices({ query: { currency_code: fiat } }, { db, at }) {
      if (!isFiatCode(fiat)) throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
      const rates = board.rates()
      return { items: [...(await bestPrices(db, fiat, { rates, at }))], rates_at: rates.at.toISOString() }
    },

    frontendVersion: async () => ({ version: await frontendVersion() }),

    metadata: async ({ query }) => ({ items: [...(await pageMetadata(query.url))] }),
  }
}
