import type { AnchorProps } from '@souk/design-system/primitives/link/LinkContext.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { Link } from 'react-router-dom'
import { isPagePath, withLocale } from '../../routes/localePrefix.ts'

/** Every link of the app: pages of this site open without loading it anew and stay in the locale on screen. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  const locale = useLocale()
  if (!isPagePath(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={withLocale(locale, href)} {...rest}>
      {children}
    </Link>
  )
}
