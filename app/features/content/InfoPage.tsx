import { InfoView } from '@souk/design-system/domain/content/info/InfoView.tsx'
import { useLocation, useSearchParams } from 'react-router-dom'
import { matchRoute } from '../../address/matchRoute.ts'
import { paths, withQuery } from '../../paths.ts'
import { pageNameOf } from '../../reading/pageNames.ts'
import { usePage } from './usePage.ts'
import { useTextLive } from './useTextLive.ts'
import { useTextWords } from './useTextWords.ts'

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
  const path = match?.path ?? paths.home()
  return (
    <InfoView
      content={content}
      versionHref={number => withQuery(path, { version: String(number) })}
      live={useTextLive(content)}
    />
  )
}
