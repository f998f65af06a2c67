import { FullFooter, type FullFooterProps } from '@souk/design-system/domain/shell/footer/FullFooter.tsx'
import { FooterTrade } from '@souk/design-system/domain/shell/footer/FooterTrade.tsx'
import { locales } from '@souk/design-system/format/locale.ts'
import { useLocation } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { footerLinks } from './footerLinks.ts'

export type PageFooterProps = Pick<FullFooterProps, 'onLocaleChange' | 'theme' | 'install'>

/** The full footer of the page that is shown. */
export function PageFooter(props: PageFooterProps) {
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const own = locales.map(locale => ({ locale, href: withLocale(locale, here) }))
  return <FullFooter links={footerLinks} trade={<FooterTrade {...footerLinks} />} locales={own} {...props} />
}
