import type { Namespace } from './i18nextTypes.ts'
import type { Translate } from './translate.ts'
import { useSpoken } from './useWords.ts'

/**
 * The words of one noun, typed: an unknown key, a missing placeholder or a `count` left out does not compile.
 *
 * ```tsx
 * const t = useT('trade')
 * t('number', { id })               // 'Trade #8F2K41'
 * t(`status.${trade.status}`)       // keyed by the union
 * t('count', { count: 4812 })       // '4,812 trades', '4 812 сделок'
 * const tCommon = useT('common')    // a second noun is a second call
 * ```
 *
 * Amounts, dates and percents go in as texts made by `design-system/format`; whole counts as numbers, written
 * `{{count, number}}` in the strings so that they are grouped.
 */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  return useSpoken().of(namespace)
}
