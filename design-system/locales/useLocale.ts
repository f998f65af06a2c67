import type { Locale } from '../format/locale.ts'
import { useSpoken } from './useWords.ts'

/** The locale on screen, for the formatters of `design-system/format`. */
export const useLocale = (): Locale => useSpoken().locale
