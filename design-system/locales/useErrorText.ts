import { errorText } from './errorText.ts'
import type { RefusalWords } from './errorText.ts'
import { useWords } from './useWords.ts'

/** Words refusals in the locale on screen; see {@link errorText}. */
export function useErrorText(): (refusal: RefusalWords) => string {
  const { i18n } = useWords()
  return refusal => errorText(i18n, refusal)
}
