import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { FocusRoot } from './Layout.styles.ts'
import { mainId, PageMain, SkipLink } from './PageMain.styles.ts'

interface FocusLayoutProps {
  /** Back, title and status: a `TradeHeader` or a `FocusHeader`. */
  header: ReactNode
  /** Under the header: a `ConnectionBanner`. */
  banner?: ReactNode
  children: ReactNode
  /** What is to be done, kept in sight at the lower edge: a `TradeActionBar`. */
  bar?: ReactNode
}

/** A page for one matter, without the app's menu: a trade, or opening one. */
export function FocusLayout({ header, banner, children, bar }: FocusLayoutProps) {
  const t = useT('nav')
  return (
    <FocusRoot>
      <SkipLink href={`#${mainId}`}>{t('skipToContent')}</SkipLink>
      {header}
      {banner}
      <PageMain id={mainId} tabIndex={-1}>
        {children}
      </PageMain>
      {bar}
    </FocusRoot>
  )
}
