import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import type { MerchantLook } from '../look/merchantLook.ts'
import { StoreHeader, StoreLogo, StoreNames } from './InvoiceHeader.styles.ts'
import { LocaleLinks } from './LocaleLinks.tsx'

interface InvoiceHeaderProps {
  look: MerchantLook
  locale: Locale
  localeHref: (locale: Locale) => string
}

/** Who is paid, as the store shows itself, and the language of the page. */
export function InvoiceHeader({ look, locale, localeHref }: InvoiceHeaderProps) {
  const t = useT('invoice')
  const { title, merchantId, isApproved, logo, showName, showLogo, showMerchantId, showLocaleSelection } =
    look
  const facts = [
    ...(isApproved ? [t('approved')] : []),
    ...(showMerchantId ? [t('storeId', { id: merchantId })] : []),
  ]
  return (
    <StoreHeader data-part="header">
      <StoreNames>
        {showLogo && logo !== null && <StoreLogo src={logo.url} alt="" />}
        <div>
          {showName ? <h1>{title}</h1> : <VisuallyHidden as="h1">{title}</VisuallyHidden>}
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        </div>
      </StoreNames>
      {showLocaleSelection && <LocaleLinks locale={locale} hrefOf={localeHref} />}
    </StoreHeader>
  )
}
