import type { ResourceLanguage } from 'i18next'
import type { WordBundle } from './wordBundle.ts'

interface LocaleWords {
  /** Those that every page may say. */
  readonly resources: ResourceLanguage
  /** Those that only some pages say, in chunks of their own. */
  readonly bundles: Readonly<Record<WordBundle, () => Promise<ResourceLanguage>>>
}

/** What is known of a locale before its words are there. */
export interface LocaleRow {
  /** The locale's name in itself, for the locale switch. */
  readonly name: string
  /** Its words, in a chunk of their own: no page loads those of a locale that nobody reads, nor the list of their bundles. */
  readonly load: () => Promise<LocaleWords>
}
