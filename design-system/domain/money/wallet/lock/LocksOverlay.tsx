import type { ComponentProps } from 'react'
import { Picker } from '../../../../primitives/overlay/Picker.tsx'
import { LocksRoom } from './LockList.styles.ts'

/** The open half of `Locks`, in a chunk of its own. */
export function LocksOverlay({ children, ...rest }: ComponentProps<typeof Picker>) {
  return (
    <Picker {...rest}>
      <LocksRoom>{children}</LocksRoom>
    </Picker>
  )
}
