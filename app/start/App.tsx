import { ApolloProvider } from '@apollo/client/react'
import { ClockProvider } from '@souk/design-system/domain/reference/clock/ClockProvider.tsx'
import { I18nProvider } from '@souk/design-system/locales/I18nProvider.tsx'
import { GlobalStyle } from '@souk/design-system/theme/GlobalStyle.tsx'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Services } from '../services/Services.ts'
import { ServicesContext } from '../services/ServicesContext.ts'

interface AppProps {
  services: Services
  router: ComponentProps<typeof RouterProvider>['router']
}

/** The whole app: its services around its pages. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ApolloProvider client={services.client}>
        <I18nProvider i18n={services.i18n}>
          <ClockProvider clock={services.clock}>
            <GlobalStyle />
            {/* No transitions: a query asks anew while it renders, so that a page which renders in slices asks for the old and
                the new in turn, and comes seconds late on a slow phone. */}
            <RouterProvider router={router} useTransitions={false} />
          </ClockProvider>
        </I18nProvider>
      </ApolloProvider>
    </ServicesContext>
  )
}
