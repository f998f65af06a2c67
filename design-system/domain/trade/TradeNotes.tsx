import type { ReactNode } from 'react'
import { TabBody } from './TradeInfo.styles.ts'

interface TradeNotesProps {
  /** A `MemoForm`. */
  children: ReactNode
}

/** What the viewer noted about the partner: the tab "Notes". */
export function TradeNotes({ children }: TradeNotesProps) {
  return <TabBody>{children}</TabBody>
}
