import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { HomeTop } from '@souk/design-system/domain/content/home/hero/HomeTop.tsx'
import { HomeFrame } from '@souk/design-system/domain/content/home/HomeFrame.tsx'
import { QuoteCard } from '@souk/design-system/domain/content/home/quote/QuoteCard.tsx'
import type { QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { Children, useMemo, useState } from 'react'
import { withLocale } from '../routes/localePrefix.ts'
import { quoteHrefs, topHrefs } from '../parts/home/homeHrefs.ts'
import { publicPaths } from '../routes/publicPaths.ts'
import { DrawnByServer } from './DrawnByServer.tsx'
import { begunSearch } from './home/searchDraft.ts'
import { useLiveQuote } from './home/useLiveQuote.ts'
import type { HomeView } from './readerPage.ts'
import type { PartProps } from './readerPart.ts'

/** The first page, as strangers meet it: whole when it comes, and its offers live from then on. */
export function HomePart({ page, services, drawn }: PartProps) {
  return page.view.kind === 'home' ? <Home {...{ page, services, drawn }} view={page.view} /> : null
}

function Home({ page, view, services, drawn }: PartProps & { view: HomeView }) {
  const assets = useMemo(() => assetBook(view.currencies), [view.currencies])
  const begun = useMemo(() => begunSearch(page, view, services), [page, view, services])
  const [written, setWritten] = useState<QuoteSearch | null>(null)
  const search = written ?? begun
  const { content, askAgain } = useLiveQuote({ services, first: view.quote, begun: view.search, search })
  const onSearch = (next: QuoteSearch) => {
    services?.keepFavourites(next)
    setWritten(next)
  }
  // Two drawings: that of the first screen, and what is below it.
  const [arches = null, below = null] = Children.toArray(drawn)
  return (
    <HomeFrame>
      <HomeTop
        coins={assets.coins.length === 0 ? null : assets.coins.length}
        hrefs={topHrefs}
        country={view.country}
        aside={<DrawnByServer id="arches">{arches}</DrawnByServer>}
      >
        <QuoteCard
          key={`${begun.coin} ${begun.fiat}`}
          search={begun}
          assets={assets}
          content={content}
          hrefs={quoteHrefs}
          action={withLocale(page.locale, publicPaths.home())}
          takerPercent={view.takerPercent}
          onSearch={services && onSearch}
          onSubmit={askAgain}
        />
      </HomeTop>
      <DrawnByServer id="below">{below}</DrawnByServer>
    </HomeFrame>
  )
}
