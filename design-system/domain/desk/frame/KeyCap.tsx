import type { ReactNode } from 'react'
import { KeyRoot } from './KeyCap.styles.ts'

interface KeyCapProps {
  /** As it is written on the key: `G`, `Enter`; an arrow is an `Icon`, which the fonts do not have. */
  children: ReactNode
}

/** A key of the keyboard. */
export function KeyCap({ children }: KeyCapProps) {
  return <KeyRoot data-compact="">{children}</KeyRoot>
}
