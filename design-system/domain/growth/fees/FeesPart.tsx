import { useId } from 'react'
import type { ReactNode } from 'react'
import { Part, PartHead, PartTitle } from './FeesPage.styles.ts'

interface FeesPartProps {
  title: string
  lead?: string | undefined
  /** Beside the title. */
  nav?: ReactNode
  children: ReactNode
}

/** A named part of the page of fees. */
export function FeesPart({ title, lead, nav, children }: FeesPartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle>
          <h2 id={id}>{title}</h2>
          {nav}
        </PartTitle>
        {lead !== undefined && <p>{lead}</p>}
      </PartHead>
      {children}
    </Part>
  )
}
