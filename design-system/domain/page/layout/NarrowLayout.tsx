import type { ReactNode } from 'react'
import { Narrow } from './Layout.styles.ts'

interface NarrowLayoutProps {
  children: ReactNode
}

/** One narrow column in the middle: logging in, signing up, a single question. */
export function NarrowLayout({ children }: NarrowLayoutProps) {
  return <Narrow>{children}</Narrow>
}
