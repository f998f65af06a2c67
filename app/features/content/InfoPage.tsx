import { InfoView } from '@souk/design-system/domain/content/text/info/InfoView.tsx'
import { useLocation, useSearchParams } from 'react-router-dom'
import { matchRoute } from '../../routes/matchRoute.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { hasMore } from '../../parts/reading/pageParts.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'
import { usePage } from '../../parts/content/usePage.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'

const loadMore = () => import('./InfoMore.tsx').then(({ InfoMore }) => InfoMore)

/** A page about this place or its rules, in the version that the address says, or the one that holds. */
export function InfoPage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const match = matchRoute(pathname)
  const version = Number(query.get('version') ?? 0)
  const content = usePage(
    (match && pageNameOf(match.name, match.params)) ?? '',
    Number.isSafeInteger(version) && version > 0 ? version : null,
  )
  useTextWords(content)
  const showMore = useWordedPart(match !== null && hasMore(match.name), loadMore, 'contact')
  const path = match?.path ?? paths.home()
  return (
    <InfoView
      content={content}
      versionHref={number => withQuery(path, { version: String(number) })}
      live={useTextLive(content)}
    >
      {match ? showMore?.({ route: match.name }) : undefined}
    </InfoView>
  )
}
