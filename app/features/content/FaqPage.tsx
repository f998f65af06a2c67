import { FaqView } from '@souk/design-system/domain/content/text/faq/FaqView.tsx'
import { pageNames } from '../../parts/reading/pageNames.ts'
import { usePage } from '../../parts/content/usePage.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'

/** Questions and answers. */
export function FaqPage() {
  const content = usePage(pageNames.faq)
  useTextWords(content)
  return <FaqView content={content} live={useTextLive(content)} />
}
