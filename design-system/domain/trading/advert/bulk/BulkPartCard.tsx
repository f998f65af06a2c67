import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'

interface BulkPartCardProps {
  title: string
  /** How it stands while it is off, and what follows from switching it on. */
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why these adverts cannot have it changed together. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** A part of adverts that is changed only once its switch is on: then its fields are there. */
export function BulkPartCard({ title, hint, isOn, onChange, disabledReason, children }: BulkPartCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="4">
      <Switch side="end" checked={isOn} onChange={onChange} hint={hint} disabledReason={disabledReason}>
        <strong id={id}>{title}</strong>
      </Switch>
      {isOn && <Stack gap="4">{children}</Stack>}
    </Card>
  )
}
