import type { ResourceLanguage } from 'i18next'
import type { Locale } from '../format/locale.ts'

interface LocaleRow {
  /** The locale's name in itself, for the locale switch. */
  readonly name: string
  /** Its words, in a chunk of their own: no page loads those of a locale that nobody reads. */
  readonly load: () => Promise<ResourceLanguage>
  /** Those that only the pages of one's own account say, in another: visitors never need them. */
  readonly loadAccount: () => Promise<ResourceLanguage>
}

/** The locales of the interface. */
export const localeTable = {
  en: {
    name: 'English',
    load: () => import('./en/resources.ts').then(module => module.resources),
    loadAccount: () => import('./en/accountResources.ts').then(module => module.accountResources),
  },
  ru: {
    name: 'Русский',
    load: () => import('./ru/resources.ts').then(module => module.resources),
    loadAccount: () => import('./ru/accountResources.ts').then(module => module.accountResources),
  },
} satisfies Record<Locale, LocaleRow>
