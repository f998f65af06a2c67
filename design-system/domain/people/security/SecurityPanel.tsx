import type { ReactNode } from 'react'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface SecurityPanelProps {
  title: string
  /** How it stands: a `Chip`. */
  mark?: ReactNode
  lead?: string | undefined
  children: ReactNode
}

/** One matter of an account's security: what it is, how it stands, and what can be done. */
export function SecurityPanel({ title, mark, lead, children }: SecurityPanelProps) {
  return (
    <Card as="section" gap="4">
      <Stack gap="1">
        <Inline gap="3">
          <Heading level={2}>{title}</Heading>
          {mark}
        </Inline>
        {lead !== undefined && (
          <Text as="p" tone="secondary">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Card>
  )
}
