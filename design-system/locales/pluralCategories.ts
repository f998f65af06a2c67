import type { Locale } from '../format/locale.ts'

/**
 * The plural forms of each locale for whole numbers, as `Intl.PluralRules` names them. A counted key is written once
 * per form: `trades_one`, `trades_few`, … and asked for as `t('trades', {count})`.
 */
export const pluralCategories = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>
