import type { ReactNode } from 'react'
import { useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

interface SectionCardProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A named part of a page on a card of its own, such as the fields that belong together. */
export function SectionCard({ title, lead, children }: SectionCardProps) {
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
