import type { ReactNode } from 'react'
import { PersonColumn, PersonGrid } from './PersonLayout.styles.ts'

interface PersonLayoutProps {
  /** `PersonHead` and `PersonFigures`, on a card. */
  head: ReactNode
  /** `PersonRequests`: beside the head, and under it where there is one column. */
  requests: ReactNode
  /** The parts of the page in their order; a `PersonPair` stands two beside each other. */
  children: ReactNode
  /** What can be done, and what was. */
  side: ReactNode
}

/** The places of somebody's page at the desk. */
export function PersonLayout({ head, requests, children, side }: PersonLayoutProps) {
  return (
    <PersonGrid>
      <PersonColumn>
        <div data-part="head">{head}</div>
        {children}
      </PersonColumn>
      <PersonColumn as="aside">
        <div data-part="requests">{requests}</div>
        {side}
      </PersonColumn>
    </PersonGrid>
  )
}
