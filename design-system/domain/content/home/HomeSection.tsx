import { useId } from 'react'
import type { ReactNode } from 'react'
import { SectionHead, SectionRoot } from './HomeSection.styles.ts'

interface HomeSectionProps {
  title: ReactNode
  lead?: ReactNode
  /** `band` is dark in both themes, and as wide as the screen; a page has one. */
  ground?: 'page' | 'band'
  children: ReactNode
}

/** A part of the first page: its title, a sentence, and what it shows. */
export function HomeSection({ title, lead, ground = 'page', children }: HomeSectionProps) {
  const id = useId()
  return (
    <SectionRoot
      aria-labelledby={id}
      data-ground={ground}
      {...(ground === 'band' ? { 'data-theme': 'dark' } : {})}
    >
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </SectionHead>
      {children}
    </SectionRoot>
  )
}
