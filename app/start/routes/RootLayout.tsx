import { AlertHost } from '@souk/design-system/alert/AlertHost.tsx'
import { ModalHost } from '@souk/design-system/modal/ModalHost.tsx'
import { LinkProvider } from '@souk/design-system/primitives/link/LinkProvider.tsx'
import { PartLoaderContext } from '@souk/design-system/primitives/overlay/PartLoaderContext.ts'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageEffects } from '../../parts/frame/PageEffects.tsx'
import { modalTable } from '../../parts/modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { AppFrame } from './AppFrame.tsx'
import { loadPart } from '../../routes/chunks/browserChunks.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { RulesProvider } from '../../session/RulesProvider.tsx'
import { RouterLink } from '../../parts/frame/RouterLink.tsx'
import { routeTable } from '../../routes/table/routeTable.ts'
import { NobodysPage } from './SlugPage.tsx'

// Few are operators; `lazy` wants a module with a default export.
const DeskLayout = lazy(async () => ({
  default: (await loadPart(() => import('./DeskLayout.tsx'))).DeskLayout,
}))

/** What every page stands in: links that know the router, alerts, the one modal, and the menus where the page has them. */
export function RootLayout() {
  const { alerts, modals, parts } = useServices()
  const { pathname } = useLocation()
  const match = matchRoute(pathname)
  const chrome = match === null ? 'full' : routeTable[match.name].chrome
  // The router takes any word for a parameter (`/search/swap`); which words there are, our table knows.
  const page = match === null ? <NobodysPage /> : <Outlet />
  return (
    <RulesProvider>
      <LinkProvider component={RouterLink}>
        <PartLoaderContext value={parts}>
          <AlertHost store={alerts}>
            <ModalHost store={modals} table={modalTable}>
              {chrome === 'back' && page}
              {chrome === 'desk' && (
                <Suspense>
                  <DeskLayout>{page}</DeskLayout>
                </Suspense>
              )}
              {chrome !== 'back' && chrome !== 'desk' && <AppFrame>{page}</AppFrame>}
              <PageEffects />
            </ModalHost>
          </AlertHost>
        </PartLoaderContext>
      </LinkProvider>
    </RulesProvider>
  )
}
