import type { MouseEvent } from 'react'
import type { Locale } from '../../../format/locale.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { LocaleLinkRoot, LocalesRoot } from './LocaleLinks.styles.ts'
import type { LocaleLink } from './footerShape.ts'

interface LocaleLinksProps {
  locales: readonly LocaleLink[]
  /** Changes the language without loading the page anew; without it the links do. */
  onChange?: ((locale: Locale) => void) | undefined
}

/** This page in each language, as links that a search finds and that work without scripts. */
export function LocaleLinks({ locales, onChange }: LocaleLinksProps) {
  const t = useT('content')
  const current = useLocale()
  return (
    <LocalesRoot aria-label={t('frame.language')}>
      {locales.map(({ locale, href }) => (
        <li key={locale}>
          <LocaleLinkRoot
            href={href}
            hrefLang={locale}
            lang={locale}
            {...(locale === current ? { 'aria-current': 'true' } : {})}
            onClick={event => {
              if (onChange === undefined || !isPlain(event)) return
              event.preventDefault()
              onChange(locale)
            }}
          >
            {locale.toUpperCase()}
          </LocaleLinkRoot>
        </li>
      ))}
    </LocalesRoot>
  )
}

/** Neither a new tab nor a new window is wanted. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
