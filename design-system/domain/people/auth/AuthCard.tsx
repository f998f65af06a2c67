import type { ReactNode } from 'react'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Elsewhere } from './AuthCard.styles.ts'

interface AuthCardProps {
  /** The title of the page. */
  title: string
  /** Why someone is here: "Login or sign up to create a trade". */
  lead?: string | undefined
  /** A notice above the form, such as why a session ended. */
  notice?: ReactNode
  /** The way to the other form. */
  elsewhere?: ReactNode
  children: ReactNode
}

/** The surface of a page with one short form: what it is, the form, and the way to the other one. */
export function AuthCard({ title, lead, notice, elsewhere, children }: AuthCardProps) {
  return (
    <Card gap="5">
      <Stack gap="1">
        <Heading level={1} look="title-2">
          {title}
        </Heading>
        {lead !== undefined && (
          <Text as="p" tone="secondary">
            {lead}
          </Text>
        )}
      </Stack>
      {notice}
      {children}
      {elsewhere !== undefined && <Elsewhere>{elsewhere}</Elsewhere>}
    </Card>
  )
}
