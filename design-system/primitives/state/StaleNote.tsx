import type { ComponentProps } from 'react'
import History from 'lucide-react/icons/history'
import { Icon } from '../icon/Icon.tsx'
import { StaleRoot } from './State.styles.ts'

/** Says that what is shown may be old: "Prices are from 14:02". The amounts beside it take `tone="stale"`. */
export function StaleNote({ children, ...rest }: ComponentProps<'output'>) {
  return (
    <StaleRoot {...rest}>
      <Icon of={History} size="xs" />
      {children}
    </StaleRoot>
  )
}
