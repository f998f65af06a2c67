/**
 * The plural forms of each locale, as `Intl.PluralRules` names them. A counted key is written once per form: `trades_one`,
 * `trades_few`, … and asked for as `t('trades', {count})`.
 */
export { pluralCategories } from './__generated__/pluralCategories.ts'
