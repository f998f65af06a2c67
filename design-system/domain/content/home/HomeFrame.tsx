import type { ReactNode } from 'react'
import { HomeRoot } from './HomeSection.styles.ts'

/** The room of the first page: a `HomeTop`, and a `HomeRest` below it. */
export function HomeFrame({ children }: { children: ReactNode }) {
  return <HomeRoot>{children}</HomeRoot>
}
