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
  const [i18n, currencyCode] = await Promise.all([
    createI18n(splitLocale(location.pathname).locale),
    firstCurrencyHere().catch(() => null),
  ])
  const services = createServices(i18n, install, { answers: sentAnswers(document), currencyCode })
  await breathe()
  startServices(services)
  await breathe()
  const router = createRouter(services)
  // What the server has sent stays until there is a page to take its place.
  await untilReady(router)
  startTransition(() => createRoot(root).render(<App services={services} router={router} />))
}

/** Fetched for those alone who have chosen nothing here yet. */
async function firstCurrencyHere(): Promise<string | null> {
  if (safeStorage(() => localStorage).getItem(preferencesName) !== null) return null
  const { currencyHere } = await import('./preferences/currencyHere.ts')
  return currencyHere()
}

void main()
