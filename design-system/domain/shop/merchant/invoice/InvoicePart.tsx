import type { ReactNode } from 'react'
import { useId } from 'react'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'

interface InvoicePartProps {
  title: string
  children: ReactNode
}

/** A named part of an invoice’s details. */
export function InvoicePart({ title, children }: InvoicePartProps) {
  const id = useId()
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
