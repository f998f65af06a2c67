import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { PartHead } from './PersonPart.styles.ts'

interface PersonPartProps {
  title: string
  /** A few words at the end of the title's line, or what can be done with the part. */
  end?: ReactNode
  children: ReactNode
}

/** A named part of somebody's page whose rows reach its edges. Use `SectionCard` where there are none. */
export function PersonPart({ title, end, children }: PersonPartProps) {
  const id = useId()
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {typeof end === 'string' ? <Caption>{end}</Caption> : end}
      </PartHead>
      {children}
    </Card>
  )
}
