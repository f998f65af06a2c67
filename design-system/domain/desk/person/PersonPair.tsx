import type { ReactNode } from 'react'
import { PartPair } from './PersonLayout.styles.ts'

/** Two parts of somebody's page beside each other, where there is room for both. */
export function PersonPair({ children }: { children: ReactNode }) {
  return <PartPair>{children}</PartPair>
}
