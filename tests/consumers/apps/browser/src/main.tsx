import '@souk/design-system/fonts.css'
import '@souk/design-system/tokens.css'
import { createI18n, I18nProvider } from '@souk/design-system/locales'
import { createRoot } from 'react-dom/client'
import { german } from '../shared/german.ts'
import { ShopPage } from '../shared/ShopPage.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('There is no place for the page.')
const i18n = await createI18n(german, 'Kiosk')
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <ShopPage />
  </I18nProvider>,
)
