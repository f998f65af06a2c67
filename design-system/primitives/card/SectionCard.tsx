import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

type SectionCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  /** What the part is for, under its title. */
  lead?: string | undefined
}

/** A named part of a page on a card of its own, such as the fields that belong together. Use `Card` for a surface without a name. */
export function SectionCard({ title, lead, children, ...rest }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="4" {...rest}>
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
    </Card>
  )
}
