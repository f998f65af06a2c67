import type { ReactNode } from 'react'
import { Reading } from './Layout.styles.ts'

interface ReadingLayoutProps {
  children: ReactNode
}

/** One column of cards in the middle, its title above: a page about one thing. Use `NarrowLayout` for a single short form. */
export function ReadingLayout({ children }: ReadingLayoutProps) {
  return <Reading>{children}</Reading>
}
