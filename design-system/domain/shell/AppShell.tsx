import type { ReactNode } from 'react'
import { useT } from '../../locales/useT.ts'
import { PageMain, ShellRoot, SkipLink } from './AppShell.styles.ts'
import { Footer } from './Footer.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import type { ShellProps } from './shellShape.ts'

/** The id of the page's main part: the skip link leads there, and so may a router after a change of page. */
export const mainId = 'main'

type AppShellProps = ShellProps & {
  /** Under the top bar: a `ConnectionBanner`. */
  banner?: ReactNode
  /** Over the end of the page while it is scrolled, then in its place before the footer: a `DemoStrip`. */
  hint?: ReactNode
  /** The page. */
  children: ReactNode
  /** In the footer: an `InstallButton`. */
  install?: ReactNode
}

/** What stands around every page with the app's menu. Pages without it use `FocusLayout`. */
export function AppShell({ banner, children, hint, install, ...shell }: AppShellProps) {
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
      <Footer install={install} />
      <TabBar {...shell} />
    </ShellRoot>
  )
}
