import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../address/matchRoute.ts'
import { loadPart } from './browserChunks.ts'
import { loadPage } from './pages.ts'

// `lazy` wants a module with a default export.
const SearchPage = lazy(async () => ({ default: await loadPart(() => loadPage('buyCoin')) }))
const NotFoundPage = lazy(async () => ({ default: await loadPart(() => loadPage('notFound')) }))

/** An address that the router does not know: the search of a coin (`/buy-bitcoin-with-sberbank`), or nobody's. */
export function SlugPage() {
  const { pathname } = useLocation()
  return <Suspense>{matchRoute(pathname) === null ? <NotFoundPage /> : <SearchPage />}</Suspense>
}
