import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../routes/matchRoute.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { loadPart } from '../../routes/chunks/browserChunks.ts'
import { loadPage } from './pages.ts'

// `lazy` wants a module with a default export.
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))
const NotFoundPage = later(() => loadPart(() => loadPage('notFound')))

/** The page of an address that is nobody's. */
export function NobodysPage() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

/**
 * Makes the page of an address that the router does not know: the search of a coin (`/buy-bitcoin-with-sberbank`), a country, or nobody's.
 * @param load a page's component, with the words that it says
 */
export function slugPage(load: (name: RouteName) => Promise<ComponentType>): ComponentType {
  const SearchPage = later(() => load('buyCoin'))
  const CountryPage = later(() => load('country'))
  return function SlugPage() {
    const { pathname } = useLocation()
    const match = matchRoute(pathname)
    if (match === null) return <NobodysPage />
    return (
      <Suspense>
        {match.name === 'country' ? <CountryPage key={match.params['country']} /> : <SearchPage />}
      </Suspense>
    )
  }
}
