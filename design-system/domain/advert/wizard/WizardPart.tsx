import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface WizardPartProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A card of fields that belong together. */
export function WizardPart({ title, lead, children }: WizardPartProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text as="p" tone="secondary">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
