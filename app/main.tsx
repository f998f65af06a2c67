import '@souk/design-system/tokens/tokens.css'
import './opening.css'
import { createI18n } from '@souk/design-system/locales/createI18n.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { splitLocale } from './address/localePrefix.ts'
import { sentAnswers } from './apollo/firstAnswers.ts'
import { createInstallOffer } from './install/installOffer.ts'
import { createRouter, untilReady } from './routes/createRouter.tsx'
import { preferencesName } from './preferences/keepThemeChoice.ts'
import { safeStorage } from './services/safeStorage.ts'
import { createServices } from './services/createServices.ts'
import { startServices } from './services/startServices.ts'

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
    answers === null && isKnownHere() ? null : import('./prerender/firstPage.ts').catch(() => null),
  ])
  const services = createServices(i18n, install, { answers, currencyCode: first?.currencyHere() })
  await breathe()
  startServices(services)
  await breathe()
  const router = createRouter(services)
  // What the server has sent stays until there is a page to take its place.
  await untilReady(router)
  first?.carryOver(root)
  startTransition(() => createRoot(root).render(<App services={services} router={router} />))
}

/** Something was chosen here before. */
const isKnownHere = () => safeStorage(() => localStorage).getItem(preferencesName) !== null

void main()
