import '../../design-system/tokens/tokens.css'
import { createRoot } from 'react-dom/client'
import { GlobalStyle } from '../../design-system/theme/GlobalStyle.tsx'
import { I18nProvider } from '../../design-system/locales/I18nProvider.tsx'
import { createI18n } from '../../design-system/locales/createI18n.ts'
import { LongList } from './LongList.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <I18nProvider i18n={await createI18n('en')}>
    <GlobalStyle />
    <LongList />
  </I18nProvider>,
)
