import type { ContentState } from '@souk/design-system/domain/content/text/contentState.ts'
import { usePageWords } from '../frame/usePageWords.ts'

/** Calls the page what its text is called, once it is there; a text that is not there is a page that is not. */
export function useTextWords(
  content: ContentState<{ readonly title: string; readonly description: string }>,
): void {
  const { title = '', description = '' } = content.status === 'ready' ? content.value : {}
  usePageWords({ title, description }, content.status === 'missing' ? 'notFound' : undefined)
}
