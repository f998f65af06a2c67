import '@souk/design-system/tokens/tokens.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PayerApp } from './PayerApp.tsx'
import type { PayerPage } from './payerPage.ts'
import { browserServices } from './payerServices.ts'
import { parseThemePreference } from '@souk/design-system/theme/theme.ts'

const [root, state] = ['root', 'state'].map(id => document.getElementById(id))
if (root == null || state == null) throw new Error('The payer’s page has no #root or no #state')
const page = JSON.parse(state.textContent) as PayerPage
const { view, parent } = page
if (view.kind === 'invoice') {
  const { uniqueId } = view.invoice
  const services = browserServices(page, uniqueId)
  // In small steps: the page is there already, and a slow phone answers its first touch in between.
  startTransition(() => {
    hydrateRoot(root, <PayerApp page={page} services={services} />)
  })
  if (parent !== null) followParent(parent, () => services.tell({ souk: 'close', uniqueId }))
}

/** Listens to the shop that has the page in a frame, and to nobody else; Escape closes the frame. */
function followParent(origin: string, close: () => void): void {
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== window.parent || typeof data !== 'object' || data === null) return
    const { souk, theme } = data as { souk?: unknown; theme?: unknown }
    if (souk === 'theme' && typeof theme === 'string')
      document.documentElement.dataset['theme'] = parseThemePreference(theme)
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) close()
  })
}
