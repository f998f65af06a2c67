import { isSameSearch } from '@souk/design-system/domain/content/home/quote/quoteFields.ts'
import type {
  Quote,
  QuoteContent,
  QuoteSearch,
} from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { offersCall, quoteOf, type OffersAnswer } from '../../parts/home/quoteOf.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import type { ReaderServices } from '../readerServices.ts'

/** Who writes pauses so long between two digits at most, in milliseconds. */
const writingPause = 300
/** Prices are asked for again so often, in milliseconds. */
const refresh = 12_000

interface LiveQuoteOptions {
  services: ReaderServices | undefined
  /** What the page came with. */
  first: Quote | null
  begun: QuoteSearch
  search: QuoteSearch
}

/** The best offers for what is being written, and then again and again while the page is in sight. */
export function useLiveQuote({ services, first, begun, search }: LiveQuoteOptions) {
  const [quote, setQuote] = useState(first)
  const [isOld, setOld] = useState(false)
  const [turn, setTurn] = useState(0)
  const asked = useDebounced(search, writingPause)
  // What the page came with is not asked for a second time.
  const known = useRef<QuoteSearch | null>(first === null ? null : begun)
  const wanted = useMemo(() => ({ search: asked, turn }), [asked, turn])
  const askAgain = () => setTurn(last => last + 1)
  useEvery(refresh, services !== undefined, askAgain)
  const isKnown = useEffectEvent(() => {
    const before = known.current
    known.current = null
    return before !== null && isSameSearch(before, asked)
  })
  useEffect(() => {
    if (services === undefined || isKnown()) return undefined
    const leaving = new AbortController()
    const follow = async () => {
      const found = await askQuote(services, wanted.search, leaving.signal)
      if (leaving.signal.aborted) return
      setOld(found === null)
      if (found !== null) setQuote(found)
    }
    void follow()
    return () => leaving.abort()
  }, [services, wanted])
  return { content: contentOf(quote, services === undefined ? null : isOld, askAgain), askAgain }
}

function contentOf(quote: Quote | null, isOld: boolean | null, onRetry: () => void): QuoteContent {
  if (quote === null) return { status: 'failed', onRetry: isOld === null ? undefined : onRetry }
  return { status: 'ready', quote, freshness: isOld === null ? undefined : isOld ? 'old' : 'live' }
}

/** Null where the answer did not come. */
async function askQuote(
  { ask }: ReaderServices,
  search: QuoteSearch,
  signal: AbortSignal,
): Promise<Quote | null> {
  const found = (await ask(offersCall(search, search.amount), signal)) as OffersAnswer | null
  if (found === null) return null
  // Only who finds nothing wants to know what there is else.
  const nearest =
    found.total > 0 ? null : ((await ask(offersCall(search, null), signal)) as OffersAnswer | null)
  return quoteOf(search, found, nearest)
}

/** Calls back again and again while the page is in sight, and at once when it comes back into it. */
function useEvery(milliseconds: number, isOn: boolean, onTurn: () => void): void {
  const turn = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') onTurn()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => turn(), milliseconds)
    const seen = () => turn()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [milliseconds, isOn])
}
