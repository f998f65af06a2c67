import type { QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { usualAmount } from '../../parts/home/homeSearch.ts'
import type { HomeView, ReaderPage } from '../readerPage.ts'
import type { ReaderServices } from '../readerServices.ts'

/** What the form begins with: what the address says, else what was chosen in this browser last. */
export function begunSearch(
  { query }: Pick<ReaderPage, 'query'>,
  { search, currencies: { coins, fiats } }: Pick<HomeView, 'search' | 'currencies'>,
  services: Pick<ReaderServices, 'favourites'> | undefined,
): QuoteSearch {
  const kept = services?.favourites ?? null
  // An address that says something was meant.
  if (query !== '' || kept === null) return search
  const { coin, fiat } = kept
  if (coin === search.coin && fiat === search.fiat) return search
  const isKnown = coins.some(({ code }) => code === coin) && fiats.some(({ code }) => code === fiat)
  return isKnown ? { ...search, coin, fiat, amount: usualAmount(fiat) } : search
}
