import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import type { WordBundle } from '@souk/design-system/locales/wordBundle.ts'
import { useCallback, type ComponentType } from 'react'
import { usePart } from './usePart.ts'
import { useServices } from './useServices.ts'

/**
 * As {@link usePart}, for a part with words of its own: both are fetched when it is wanted.
 * @param load made outside of the component
 */
export function useWordedPart<Props extends object>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  words: WordBundle | readonly WordBundle[],
): ReturnType<typeof usePart<Props>> {
  const { i18n } = useServices()
  const locale = useLocale()
  const loadBoth = useCallback(async () => {
    const bundles = [words].flat()
    const [part] = await Promise.all([load(), ...bundles.map(each => addWordBundle(i18n, locale, each))])
    return part
  }, [i18n, locale, load, words])
  return usePart(isWanted, loadBoth)
}
