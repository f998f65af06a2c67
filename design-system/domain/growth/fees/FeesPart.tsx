import { useId } from 'react'
import type { ReactNode } from 'react'
import { PartHead, PartTitle } from './FeesPage.styles.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'

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
    <Stack as="section" gap="5" aria-labelledby={id}>
      <PartHead>
        <PartTitle>
          <h2 id={id}>{title}</h2>
          {nav}
        </PartTitle>
        {lead !== undefined && <p>{lead}</p>}
      </PartHead>
      {children}
    </Stack>
  )
}
