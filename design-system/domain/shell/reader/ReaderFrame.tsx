import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { PageMain, SkipLink } from '../../page/layout/PageMain.styles.ts'
import { FullFooter } from '../footer/FullFooter.tsx'
import { withHrefs } from '../footer/footerShape.ts'
import type { LocaleLink, ThemeControl } from '../footer/footerShape.ts'
import { FrameRoot } from './ReaderFrame.styles.ts'
import { ReaderHeader } from './ReaderHeader.tsx'
import type { ReaderLinks, ReaderPlace } from './readerShape.ts'

interface ReaderFrameProps {
  links: ReaderLinks
  /** In the footer: a `FooterTrade`. */
  trade: ReactNode
  /** This page in every language. */
  locales: readonly LocaleLink[]
  /** Adds what an address needs in this language: `/ru`. */
  hrefOf: (path: string) => string
  /** Left out until the page can change it. */
  theme?: ThemeControl | undefined
  /** Where in the bar the page is; null where it is at none of its places. */
  current?: ReaderPlace | null | undefined
  children: ReactNode
}

/** What stands around a page that the gateway renders: whole without scripts, and light. Use `AppShell` in the app. */
export function ReaderFrame({ links, trade, locales, hrefOf, theme, current, children }: ReaderFrameProps) {
  const t = useT('content')
  return (
    <FrameRoot>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <ReaderHeader links={links.bar} hrefOf={hrefOf} current={current} locales={locales} />
      <PageMain id="main" tabIndex={-1}>
        {children}
      </PageMain>
      <FullFooter links={withHrefs(links.footer, hrefOf)} trade={trade} theme={theme} locales={locales} />
    </FrameRoot>
  )
}
