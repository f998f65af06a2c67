import { pseudoText, type PseudoLocale } from '../../../design-system/locales/pseudo/pseudoLocale.ts'

/** What no people speak, as the menu of languages calls it. */
export const pseudoLocaleNames = {
  'en-XA': pseudoText('Long words', 'en-XA'),
  'ar-XB': '\u202Etfel ot thgiR\u202C',
} as const satisfies Record<PseudoLocale, string>
