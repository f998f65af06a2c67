import type { ReactNode } from 'react'
import { useT } from '../../locales/useT.ts'
import { mainId, PageMain, SkipLink } from '../page/layout/PageMain.styles.ts'
import { ShellRoot } from './AppShell.styles.ts'
import { Footer } from './Footer.tsx'
import { FooterPlace } from './FooterPlace.styles.ts'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import type { ShellProps } from './shellShape.ts'

export const footerLooks = ['short', 'full'] as const
export type FooterLook = (typeof footerLooks)[number]

type AppShellProps = ShellProps & {
  /** Under the top bar: a `ConnectionBanner`. */
  banner?: ReactNode
  /** Over the end of the page while it is scrolled, then in its place before the footer: a `DemoStrip`. */
  hint?: ReactNode
  /** The page. */
  children: ReactNode
  /** In the footer: an `InstallButton`. */
  install?: ReactNode
  /** `full` is for pages that are read; those that are tools have the short line. */
  footer?: FooterLook | undefined
  /** The full one, a `FullFooter`; its place is kept until it is there. */
  fullFooter?: ReactNode
}

/** What stands around every page with the app's menu. Pages without it use `FocusLayout`. */
export function AppShell(props: AppShellProps) {
  const { banner, children, hint, install, footer = 'short', fullFooter, ...shell } = props
  const t = useT('nav')
  return (
    <ShellRoot>
      <SkipLink href={`#${mainId}`}>{t('skipToContent')}</SkipLink>
      <TopBar {...shell} />
      {banner}
      <PageMain id={mainId} tabIndex={-1}>
        {children}
      </PageMain>
      {hint}
      {footer === 'full' ? (
        <FooterPlace data-part="footer">{fullFooter}</FooterPlace>
      ) : (
        <Footer install={install} />
      )}
      <TabBar {...shell} />
    </ShellRoot>
  )
}
