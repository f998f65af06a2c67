import type { Locale } from '../../../format/locale.ts'
import type { ThemePreference } from '../../../theme/theme.ts'

/** The pages that the footer leads to, group by group. */
export const footerGroups = {
  learn: ['guide', 'blog', 'faq', 'calculator', 'fees', 'cryptoWallet', 'glossary', 'earnBitcoins'],
  business: ['merchants', 'apiDocs', 'payTerms', 'becomeTrader'],
  company: ['aboutUs', 'communities', 'bugBounty', 'contacts', 'iosApp'],
  legal: ['userAgreement', 'privacy', 'amlPolicy', 'fraudWarning'],
} as const
export type FooterGroup = keyof typeof footerGroups
export type FooterPlace = (typeof footerGroups)[FooterGroup][number]

/** A coin, and where it is bought and sold. */
export interface FooterCoin {
  readonly code: string
  readonly buy: string
  readonly sell: string
}

/** Where the footer leads. */
export interface FooterLinks {
  readonly home: string
  readonly coins: readonly FooterCoin[]
  readonly swap: string
  readonly places: Readonly<Record<FooterPlace, string>>
}

/** This page in another language. */
export interface LocaleLink {
  readonly locale: Locale
  readonly href: string
}

/** How the theme is chosen. */
export interface ThemeControl {
  readonly preference: ThemePreference
  readonly onChange: (preference: ThemePreference) => void
}

/** The same links at other addresses: with a locale's prefix. */
export function withHrefs(links: FooterLinks, hrefOf: (path: string) => string): FooterLinks {
  const placed = Object.entries(links.places).map(([place, path]) => [place, hrefOf(path)])
  return {
    home: hrefOf(links.home),
    coins: links.coins.map(({ code, buy, sell }) => ({ code, buy: hrefOf(buy), sell: hrefOf(sell) })),
    swap: hrefOf(links.swap),
    places: Object.fromEntries(placed) as FooterLinks['places'],
  }
}
