import '@souk/design-system/tokens/tokens.css'
import './opening.css'
import { createI18n } from '@souk/design-system/locales/createI18n.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { splitLocale } from './address/localePrefix.ts'
import { createInstallOffer } from './install/installOffer.ts'
import { createRouter, untilReady } from './routes/createRouter.tsx'
import { createServices } from './services/createServices.ts'
import { startServices } from './services/startServices.ts'

/** Lets the browser do what waits: it has a page on screen already, which somebody may be scrolling. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const install = createInstallOffer(globalThis)
  const services = createServices(await createI18n(splitLocale(location.pathname).locale), install)
  await breathe()
  startServices(services)
  await breathe()
  const router = createRouter(services)
  // What the server has sent stays until there is a page to take its place.
  await untilReady(router)
  startTransition(() => createRoot(root).render(<App services={services} router={router} />))
}

void main()
