import type { ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { BackWords, FocusBar, FocusBarInner, FocusTitle } from './Layout.styles.ts'

interface FocusHeaderProps {
  title: string
  backLabel: string
  backHref: string
  /** At the end: a timer, an icon button. */
  end?: ReactNode
}

/** The head of a page for one matter: the way back, and its title. A trade has its own, `TradeHeader`. */
export function FocusHeader({ title, backLabel, backHref, end }: FocusHeaderProps) {
  return (
    <FocusBar>
      <FocusBarInner>
        <TextLink look="quiet" icon={ChevronLeft} href={backHref}>
          <BackWords>{backLabel}</BackWords>
        </TextLink>
        <FocusTitle>{title}</FocusTitle>
        {end}
      </FocusBarInner>
    </FocusBar>
  )
}
