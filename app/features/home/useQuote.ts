import { useQuery } from '@apollo/client/react'
import type { QuoteContent, QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { useMemo, useState } from 'react'
import { offersShown, quoteOf } from '../../parts/home/quoteOf.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { QuoteQuery } from './Home.query.ts'

/** Who writes pauses so long between two digits at most, in milliseconds. */
const writingPause = 300

/** The best offers for what is being written; they follow the rates. */
export function useQuote(search: QuoteSearch): {
  readonly content: QuoteContent
  readonly again: () => void
} {
  const asked = useDebounced(search, writingPause)
  const pair = { type: asked.type, cryptoCurrencyCode: asked.coin, currencyCode: asked.fiat }
  const { data, error, loading, refetch } = useQuery(QuoteQuery, {
    variables: { ...pair, amount: asked.amount, amountSide: 'fiat', limit: offersShown },
  })
  const found = data?.searchAdverts ?? null
  // Only who finds nothing wants to know what there is else.
  const nearest = useQuery(QuoteQuery, {
    variables: { ...pair, amount: null, amountSide: null, limit: 1 },
    skip: found === null || found.total > 0,
  })
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  useRateMoves({
    pair: `${asked.coin}_${asked.fiat}`.toLowerCase(),
    isOn: found !== null,
    onMove: again,
  })
  const other = nearest.data?.searchAdverts ?? null
  const quote = useMemo(() => (found === null ? null : quoteOf(asked, found, other)), [asked, found, other])
  // What was found last stays until the next has come.
  const [last, setLast] = useState(quote)
  if (quote !== null && quote !== last) setLast(quote)
  return { content: contentOf(), again }

  function contentOf(): QuoteContent {
    const shown = quote ?? last
    if (error !== undefined && (quote === null || !loading))
      return shown === null
        ? { status: 'failed', onRetry: again }
        : { status: 'ready', quote: shown, freshness: 'old' }
    return shown === null ? { status: 'loading' } : { status: 'ready', quote: shown, freshness: 'live' }
  }
}
