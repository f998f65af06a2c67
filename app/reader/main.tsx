import '@souk/design-system/tokens/tokens.css'
import { startTransition } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ReaderApp } from './ReaderApp.tsx'
import type { ReaderPage } from './readerPage.ts'
import { partOf, type PartProps, type ReaderPartName } from './readerPart.ts'
import { readerServices } from './readerServices.ts'

/** The page names its part in its head, so that it comes with this script and not after it. */
const parts: Record<ReaderPartName, () => Promise<ComponentType<PartProps>>> = {
  text: () => import('./TextPart.tsx').then(({ TextPart }) => TextPart),
  guide: () => import('./GuidePart.tsx').then(({ GuidePart }) => GuidePart),
  blog: () => import('./BlogPart.tsx').then(({ BlogPart }) => BlogPart),
}

const [root, state] = ['root', 'state'].map(id => document.getElementById(id))
if (root == null || state == null) throw new Error('The page has no #root or no #state')
const page = JSON.parse(state.textContent) as ReaderPage
const part = await parts[partOf[page.view.kind]]()
// In small steps: the page is there already, and a slow phone answers its first touch in between.
startTransition(() => {
  hydrateRoot(root, <ReaderApp page={page} part={part} services={readerServices(page.locale)} />)
})
