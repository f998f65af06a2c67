import { defaultLocale, locales, type Locale } from '@souk/design-system/format/locale.ts'
import { addWordBundle, changeLocale } from '@souk/design-system/locales/createI18n.ts'
import { localeOf } from '@souk/design-system/locales/words.ts'
import { directionOf } from '@souk/design-system/format/direction.ts'
import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom'
import type { Services } from '../../services/Services.ts'
import { admitVisitor } from './admitVisitor.ts'
import { loadPart } from '../../routes/chunks/browserChunks.ts'
import { localePrefix, withLocale } from '../../routes/localePrefix.ts'
import { loadPage } from './pages.ts'
import { PageProblem } from './PageProblem.tsx'
import { RootLayout } from './RootLayout.tsx'
import { bundlesOf, routeNames, routeRow, type RouteName } from '../../routes/table/routeTable.ts'
import { slugPage } from './SlugPage.tsx'

/** A parameter inside of a segment, or of a certain shape, which the router does not know: such pages are found by their slug. */
const isSlug = (name: RouteName): boolean =>
  /[^/]:/.test(routeRow(name).path) || routeRow(name).shapes !== undefined

/** How a router comes about from its routes: over the browser's address, or over one of its own. */
type RouterKind = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>

/** Makes the router: every page of the table, in each locale. */
export function createRouter(services: Services, create: RouterKind = routes => createBrowserRouter(routes)) {
  const loader = admitVisitor(services)
  const page = (name: RouteName, locale: Locale): RouteObject => {
    const path = routeRow(name).path.slice(1)
    return {
      ...(path === '' ? { index: true } : { path }),
      loader,
      lazy: { Component: () => loadWith(services, name, locale) },
    }
  }
  // The router takes a part out of its route once it is there: each locale has routes of its own.
  const children = (locale: Locale): RouteObject[] => [
    ...routeNames.filter(name => !isSlug(name)).map(name => page(name, locale)),
    { path: '*', loader, Component: slugPage(name => loadWith(services, name, locale)) },
  ]
  const tree = (locale: Locale): RouteObject => ({
    path: localePrefix(locale) || '/',
    loader: () => speak(services, locale),
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: PageProblem,
    children: [{ ErrorBoundary: PageProblem, children: children(locale) }],
  })
  const prefixed: RouteObject = {
    path: `/${defaultLocale}/*`,
    loader: () => speak(services, defaultLocale),
    Component: WithoutPrefix,
    ErrorBoundary: PageProblem,
  }
  const router = create([...locales.map(tree), prefixed])
  services.navigation.attach({ navigate: (to, options) => router.navigate(to, options) })
  // Whoever has logged in or out, in any tab, may have to be elsewhere.
  services.session.subscribe(() => void router.revalidate())
  return router
}

/** The default locale's prefix is dropped: `/en/buy?x=1#top` is shown as `/buy?x=1#top`. The gateway does the same to what it is asked for. */
function WithoutPrefix() {
  const { pathname, search, hash } = useLocation()
  const address = withLocale(defaultLocale, pathname + search + hash)
  return address === pathname + search + hash ? <RootLayout /> : <Navigate replace to={address} />
}

/** A page's component, once the words are there that only it says. */
async function loadWith({ i18n }: Services, name: RouteName, locale: Locale): Promise<ComponentType> {
  const words = bundlesOf(name).map(bundle => loadPart(() => addWordBundle(i18n, locale, bundle)))
  const [component] = await Promise.all([loadPart(() => loadPage(name)), ...words])
  return component
}

/** Resolves once the first page, or what went wrong with it, is there to be shown. */
export const untilReady = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Shows a page in its locale: the words first, so that the page changes whole. */
async function speak({ i18n }: Services, locale: Locale): Promise<null> {
  document.documentElement.lang = locale
  if (localeOf(i18n) !== locale) await loadPart(() => changeLocale(i18n, locale))
  document.documentElement.dir = directionOf(i18n.language)
  return null
}
