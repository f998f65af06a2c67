import { freshnessOf } from '../../domain/rate/freshness.ts'
import { rateName } from '../../domain/rate/rateName.ts'
import { rateOf } from '../../domain/rate/rates.ts'
import { coinCodes, isCoinCode } from '../../domain/reference/coin.ts'
import { fiatCodes, isFiatCode } from '../../domain/reference/fiat.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { product } from '../../runtime/product.ts'
import type { RateBoard } from './board.ts'
import type { rateOperations } from './schema.ts'

interface PairFilter {
  readonly crypto_currency_code?: string
  readonly currency_code?: string
}

function pairsOf({ crypto_currency_code: coin, currency_code: fiat }: PairFilter) {
  if (coin !== undefined && !isCoinCode(coin))
    throw new RequestRefused(refuse('invalid_choice', 'crypto_currency_code'))
  if (fiat !== undefined && !isFiatCode(fiat))
    throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
  return (coin === undefined ? coinCodes : [coin]).flatMap(base =>
    (fiat === undefined ? fiatCodes : [fiat]).map(quote => ({ base, quote })),
  )
}

/** The market's rates and their moves. */
export function rateHandlers(board: RateBoard): Handlers<typeof rateOperations> {
  return {
    async exchangeRates({ query }, { at }) {
      const rates = board.rates()
      return {
        at: rates.at.toISOString(),
        is_stale: freshnessOf(rates.at, at, product.rate) !== 'fresh',
        items: pairsOf(query).map(({ base, quote }) => ({
          pair: rateName(base, quote),
          crypto_currency_code: base,
          currency_code: quote,
          rate: rateOf(rates, base, quote),
        })),
      }
    },
    async rateChanges({ query }) {
      return {
        items: pairsOf(query).flatMap(({ base, quote }) => {
          const change = board.change(base, quote)
          return change
            ? [
                {
                  pair: rateName(base, quote),
                  rate: change.to,
                  change_percent: change.percent,
                  at: change.since.toISOString(),
                },
              ]
            : []
        }),
      }
    },
  }
}
