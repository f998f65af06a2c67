// Made of the folders of languages by `npm run generate`.
import type { LocaleWords } from '../localeWords.ts'
import { words as en } from '../en/words.ts'
import { words as ru } from '../ru/words.ts'

export const folders = {
  en,
  ru,
} as const satisfies Record<string, LocaleWords>
