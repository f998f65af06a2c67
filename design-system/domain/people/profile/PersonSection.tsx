import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { SectionHead, SectionRoot } from './PersonSection.styles.ts'

interface PersonSectionProps {
  title: string
  /** Where all of it is; left out where there is no more. */
  moreHref?: string | undefined
  /** What the link to it says. */
  more: string
  children: ReactNode
}

/** A part of somebody's page that shows a little of what another page has whole. */
export function PersonSection({ title, moreHref, more, children }: PersonSectionProps) {
  return (
    <SectionRoot>
      <SectionHead>
        <Heading level={2}>{title}</Heading>
        {moreHref !== undefined && (
          <TextLink href={moreHref} iconEnd={ChevronRight}>
            {more}
          </TextLink>
        )}
      </SectionHead>
      {children}
    </SectionRoot>
  )
}
