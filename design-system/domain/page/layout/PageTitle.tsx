import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Lead, Title, TitleRow } from './PageTitle.styles.ts'

/** `heard` is for screen readers alone: what is seen of the page says its name already. */
export const pageTitleLooks = ['shown', 'heard'] as const
export type PageTitleLook = (typeof pageTitleLooks)[number]

interface PageTitleProps {
  children: ReactNode
  look?: PageTitleLook | undefined
  /** One sentence under it. */
  lead?: ReactNode
  /** What can be done with the page, at the end of the line. */
  actions?: ReactNode
}

/** The one title of a page; smaller on a phone. */
export function PageTitle({ children, look = 'shown', lead, actions }: PageTitleProps) {
  if (look === 'heard') return <VisuallyHidden as="h1">{children}</VisuallyHidden>
  return (
    <TitleRow>
      <div>
        <Title>{children}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {actions}
    </TitleRow>
  )
}
