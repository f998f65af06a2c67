import type { ReactNode } from 'react'
import { MainColumn, SideColumn, TodayGrid } from './TodayLayout.styles.ts'

interface TodayLayoutProps {
  /** What is worked on. */
  main: ReactNode
  /** What is looked at beside it. */
  side: ReactNode
}

/** The page of the day: its work, and beside that what is looked at in passing; under each other where there is no room. */
export function TodayLayout({ main, side }: TodayLayoutProps) {
  return (
    <TodayGrid>
      <MainColumn>{main}</MainColumn>
      <SideColumn>{side}</SideColumn>
    </TodayGrid>
  )
}
