import type { ReactNode } from 'react'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface SpecimenHeadProps {
  children: ReactNode
  /** What shows it, as the code calls it. */
  code?: string
}

/** What a part of a section shows, and how the code calls it. */
export function SpecimenHead({ children, code }: SpecimenHeadProps) {
  return (
    <Inline justify="between">
      <Heading level={3}>{children}</Heading>
      {code !== undefined && (
        <Text size="code" tone="secondary">
          {code}
        </Text>
      )}
    </Inline>
  )
}
