import type { ReactNode } from 'react'
import { Card } from '../../../primitives/card/Card.tsx'
import { Bleed } from './DashboardCard.styles.ts'

/** The card of trades or of ads. On a phone its rows are as wide as the screen. */
export function DashboardCard({ children }: { children: ReactNode }) {
  return (
    <Bleed>
      <Card as="section" padding="none">
        {children}
      </Card>
    </Bleed>
  )
}
