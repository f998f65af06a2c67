import { locales } from '../../../format/locale.ts'
import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { LocaleList } from './InvoiceHeader.styles.ts'

interface LocaleLinksProps {
  locale: Locale
  hrefOf: (locale: Locale) => string
}

/** The page in its other languages. Each is named in itself. */
export function LocaleLinks({ locale, hrefOf }: LocaleLinksProps) {
  const t = useT('invoice')
  return (
    <LocaleList aria-label={t('language')}>
      {locales.map(id => (
        <li key={id}>
          <a href={hrefOf(id)} lang={id} hrefLang={id} {...(id === locale ? { 'aria-current': 'true' } : {})}>
            {id.toUpperCase()}
          </a>
        </li>
      ))}
    </LocaleList>
  )
}
