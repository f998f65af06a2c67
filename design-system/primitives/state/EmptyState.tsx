import type { ComponentProps, ReactNode } from 'react'
import { Arches, StateActions, StateBody, StateRoot, StateTitle } from './State.styles.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What was not found: "No offers for ₦250,000 by M-Pesa". */
  title: string
  /** The nearest useful actions, as buttons or links. */
  actions?: ReactNode
}

/** Nothing is here, and what to do next. The arches are those of a market that has not opened. */
export function EmptyState({ title, actions, children, ...rest }: EmptyStateProps) {
  return (
    <StateRoot {...rest}>
      <Arches viewBox="0 0 88 64" aria-hidden>
        <path d="M8 62V34a16 16 0 0 1 32 0v28M48 62V34a16 16 0 0 1 32 0v28M2 62h84" />
        <path d="M16 62V36a8 8 0 0 1 16 0v26M56 62V36a8 8 0 0 1 16 0v26" strokeDasharray="3 3" />
      </Arches>
      <StateTitle>{title}</StateTitle>
      {children !== undefined && <StateBody>{children}</StateBody>}
      {actions !== undefined && <StateActions>{actions}</StateActions>}
    </StateRoot>
  )
}
