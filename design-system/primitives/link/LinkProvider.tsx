import type { ReactNode } from 'react'
import type { LinkComponent } from './LinkContext.ts'
import { LinkContext } from './LinkContext.ts'

interface LinkProviderProps {
  /** The application's link, e.g. one that hands `href` to its router. Make it once, outside of render. */
  component: LinkComponent
  children: ReactNode
}

/** Lets the application route the links of every component inside, without the design system knowing a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}
