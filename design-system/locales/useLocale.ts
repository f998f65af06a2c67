import type { Locale } from '../format/locale.ts'
import { useWords } from './useWords.ts'

/** The locale on screen, for the formatters of `design-system/format`. */
export const useLocale = (): Locale => useWords().locale
