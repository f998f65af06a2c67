import '@souk/design-system/tokens/tokens.css'
import { startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ReaderApp } from './ReaderApp.tsx'
import type { ReaderPage } from './readerPage.ts'
import { partOf, type PartProps, type ReaderPartName } from './readerPart.ts'
import { readerServices, type ReaderServices } from './readerServices.ts'

/** The page names its part in its head, so that it comes with this script and not after it. */
const parts: Record<ReaderPartName, () => Promise<ComponentType<PartProps>>> = {
  home: () => import('./HomePart.tsx').then(({ HomePart }) => HomePart),
  text: () => import('./TextPart.tsx').then(({ TextPart }) => TextPart),
  guide: () => import('./GuidePart.tsx').then(({ GuidePart }) => GuidePart),
  blog: () => import('./BlogPart.tsx').then(({ BlogPart }) => BlogPart),
  country: () => import('./CountryPart.tsx').then(({ CountryPart }) => CountryPart),
  calculator: () => import('./CalculatorPart.tsx').then(({ CalculatorPart }) => CalculatorPart),
  coinWallet: () => import('./CoinWalletPart.tsx').then(({ CoinWalletPart }) => CoinWalletPart),
}

const [root, state] = ['root', 'state'].map(id => document.getElementById(id))
if (root == null || state == null) throw new Error('The page has no #root or no #state')
const page = JSON.parse(state.textContent) as ReaderPage

/** What is real in a text; what its small calculator lives by comes for the few that have one. */
async function liveOf(root: HTMLElement, services: ReaderServices): Promise<ReaderPage['live']> {
  if (root.querySelector('[data-live=calculator]') === null) return page.live
  const { readerCalculator } = await import('./calculator/readerCalculator.tsx')
  return { ...page.live, Calculator: readerCalculator(services) }
}

/** Awaited by no module: the part imports what this one is built into one file with, and each would wait for the other. */
async function takeOver(root: HTMLElement): Promise<void> {
  const services = readerServices(page.locale)
  const [part, live] = await Promise.all([parts[partOf[page.view.kind]](), liveOf(root, services)])
  // In small steps: the page is there already, and a slow phone answers its first touch in between.
  startTransition(() => {
    hydrateRoot(root, <ReaderApp page={{ ...page, live }} part={part} services={services} />)
  })
}

// Where the part does not come, the page stays as it was drawn.
takeOver(root).catch(() => {})
