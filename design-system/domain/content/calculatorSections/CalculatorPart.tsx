import { useId } from 'react'
import type { ReactNode } from 'react'
import { PartHead } from '../calculator/Calculator.styles.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'

interface CalculatorPartProps {
  title: string
  lead?: string | undefined
  /** At the end of the line of the title. */
  end?: ReactNode
  children: ReactNode
}

/** A named part of the page of a calculator, or of a coin's wallet. */
export function CalculatorPart({ title, lead, end, children }: CalculatorPartProps) {
  const id = useId()
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <PartHead>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {end}
      </PartHead>
      {children}
    </Stack>
  )
}
