import type { ReactNode } from 'react'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'

interface StatsEmptyProps {
  title: string
  /** What has to happen until there are figures. */
  children: ReactNode
  verb?: { readonly words: string; readonly href: string } | null
}

/** In place of figures: why there are none, and what makes some. */
export function StatsEmpty({ title, children, verb = null }: StatsEmptyProps) {
  return (
    <EmptyState
      title={title}
      actions={verb === null ? undefined : <LinkButton href={verb.href}>{verb.words}</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}
