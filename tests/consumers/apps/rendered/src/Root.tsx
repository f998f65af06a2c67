// By its own path, as tools without tree shaking would.
import { I18nProvider } from '@souk/design-system/locales/I18nProvider'
import { useEffect, type ComponentProps } from 'react'
import { ShopPage } from '../shared/ShopPage.tsx'

/** The same on the server and in the browser. */
export function Root({ i18n }: Pick<ComponentProps<typeof I18nProvider>, 'i18n'>) {
  // From here on presses are heard: a test waits for it.
  useEffect(() => document.documentElement.setAttribute('data-taken-over', ''), [])
  return (
    <I18nProvider i18n={i18n}>
      <ShopPage />
    </I18nProvider>
  )
}
