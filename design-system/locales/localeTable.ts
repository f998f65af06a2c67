import type { ResourceLanguage } from 'i18next'
import type { Locale } from '../format/locale.ts'

interface LocaleRow {
  /** The locale's name in itself, for the locale switch. */
  readonly name: string
  /** Its words, in a chunk of their own: no page loads those of a locale that nobody reads. */
  readonly load: () => Promise<ResourceLanguage>
}

/** The locales of the interface. */
export const localeTable = {
  en: { name: 'English', load: () => import('./en/resources.ts').then(module => module.resources) },
  ru: { name: 'Русский', load: () => import('./ru/resources.ts').then(module => module.resources) },
} satisfies Record<Locale, LocaleRow>
