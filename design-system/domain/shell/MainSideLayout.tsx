import type { ReactNode } from 'react'
import { Column, SideColumn, SideGrid } from './Layout.styles.ts'

/** 304, 328 and 424 pixels. */
export const sideWidths = ['narrow', 'regular', 'wide'] as const
export type SideWidth = (typeof sideWidths)[number]

/** What becomes of the side column where there is no room beside: it drops below, or is not there. */
export const sideFates = ['drop', 'hide'] as const
export type SideFate = (typeof sideFates)[number]

interface MainSideLayoutProps {
  children: ReactNode
  side: ReactNode
  sideWidth?: SideWidth | undefined
  below?: SideFate | undefined
  /** A trade keeps its chat beside it down to 900 pixels; other pages put their side below from 1200. */
  keepsSide?: boolean | undefined
}

/** A page's matter and what accompanies it. */
export function MainSideLayout({
  children,
  side,
  sideWidth = 'regular',
  below = 'drop',
  keepsSide = false,
}: MainSideLayoutProps) {
  return (
    <SideGrid data-side={sideWidth} data-below={below} data-stack={keepsSide ? 'phone' : 'tablet'}>
      <Column>{children}</Column>
      <SideColumn as="aside">{side}</SideColumn>
    </SideGrid>
  )
}
