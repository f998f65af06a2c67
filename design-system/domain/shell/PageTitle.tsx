import type { ReactNode } from 'react'
import { Lead, Title, TitleRow } from './PageTitle.styles.ts'

interface PageTitleProps {
  children: ReactNode
  /** One sentence under it. */
  lead?: ReactNode
  /** What can be done with the page, at the end of the line. */
  actions?: ReactNode
}

/** The one title of a page; smaller on a phone. */
export function PageTitle({ children, lead, actions }: PageTitleProps) {
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
