import '@souk/design-system/tokens/tokens.css'
import './start/opening.css'
import { createI18n } from '@souk/design-system/locales/createI18n.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './start/App.tsx'
import { splitLocale } from './routes/localePrefix.ts'
import { sentAnswers } from './network/apollo/firstAnswers.ts'
import { createInstallOffer } from './device/installOffer.ts'
import { createRouter, untilReady } from './start/routes/createRouter.tsx'
import { preferencesName } from './session/preferences/keepThemeChoice.ts'
import { safeStorage } from './device/storage/safeStorage.ts'
import { createServices } from './start/createServices.ts'
import { startServices } from './start/startServices.ts'

/** Lets the browser do what waits: it has a page on screen already, which somebody may be scrolling. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const install = createInstallOffer(globalThis)
  const answers = sentAnswers(document)
  const [i18n, first] = await Promise.all([
    createI18n(splitLocale(location.pathname).locale),
    // Without it the app comes all the same.
    answers === null && isKnownHere() ? null : import('./reader/prerender/firstPage.ts').catch(() => null),
  ])
  const services = createServices(i18n, install, { answers, currencyCode: first?.browserCurrency() })
  await breathe()
  startServices(services)
  await breathe()
  const router = createRouter(services)
  // What the server has sent stays until there is a page to take its place.
  await untilReady(router)
  first?.carryFields(root)
  startTransition(() => createRoot(root).render(<App services={services} router={router} />))
}

/** Something was chosen here before. */
const isKnownHere = () => safeStorage(() => localStorage).getItem(preferencesName) !== null

void main()
