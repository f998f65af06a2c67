import type { ReactNode } from 'react'
import { Column, HeadColumn, SideColumn, SideGrid } from './Layout.styles.ts'

/** 304, 328 and 424 pixels. */
export const sideWidths = ['narrow', 'regular', 'wide'] as const
export type SideWidth = (typeof sideWidths)[number]

/** What becomes of the side column where there is no room beside: it drops below, or is not there. */
export const sideFates = ['drop', 'hide'] as const
export type SideFate = (typeof sideFates)[number]

/** `full` is as wide as the page; `form` keeps a form of amounts, `reading` cards that are read, at a line's comfortable width. */
export const mainMeasures = ['full', 'form', 'reading'] as const
export type MainMeasure = (typeof mainMeasures)[number]

interface MainSideLayoutProps {
  children: ReactNode
  side: ReactNode
  /** Stands over the matter, and the side begins under its line: a title. */
  head?: ReactNode
  sideWidth?: SideWidth | undefined
  below?: SideFate | undefined
  measure?: MainMeasure | undefined
  /** A trade keeps its chat beside it down to 900 pixels; other pages put their side below from 1200. */
  keepsSide?: boolean | undefined
}

/** A page's matter and what accompanies it. */
export function MainSideLayout({
  children,
  side,
  head,
  sideWidth = 'regular',
  below = 'drop',
  measure = 'full',
  keepsSide = false,
}: MainSideLayoutProps) {
  return (
    <SideGrid
      data-side={sideWidth}
      data-below={below}
      data-measure={measure}
      data-stack={keepsSide ? 'phone' : 'tablet'}
    >
      {head !== undefined && <HeadColumn>{head}</HeadColumn>}
      <Column>{children}</Column>
      <SideColumn as="aside">{side}</SideColumn>
    </SideGrid>
  )
}
