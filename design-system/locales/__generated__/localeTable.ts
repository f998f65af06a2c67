// Made of the folders of languages by `npm run generate`.
import type { LocaleRow } from '../localeRow.ts'
import type { Locale } from '../../format/locale.ts'

export const localeTable = {
  en: { name: 'English', load: () => import('./en/resources.ts') },
  ru: { name: 'Русский', load: () => import('./ru/resources.ts') },
} satisfies Record<Locale, LocaleRow>
