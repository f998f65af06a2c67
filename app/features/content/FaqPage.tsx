import { FaqView } from '@souk/design-system/domain/content/faq/FaqView.tsx'
import { pageNames } from '../../reading/pageNames.ts'
import { usePage } from '../../content/usePage.ts'
import { useTextLive } from '../../content/useTextLive.ts'
import { useTextWords } from '../../content/useTextWords.ts'

/** Questions and answers. */
export function FaqPage() {
  const content = usePage(pageNames.faq)
  useTextWords(content)
  return <FaqView content={content} live={useTextLive(content)} />
}
