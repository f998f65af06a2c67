import { FaqView } from '@souk/design-system/domain/content/faq/FaqView.tsx'
import { InfoView } from '@souk/design-system/domain/content/info/InfoView.tsx'
import { there, type PartProps } from './readerPart.ts'

/** A page of words, the questions, or that there is no such page. */
export function TextPart({ page: { view, live } }: PartProps) {
  if (view.kind === 'faq') return <FaqView content={there(view.page)} live={live} />
  if (view.kind === 'info') return <InfoView content={there(view.page)} live={live} />
  return <InfoView content={{ status: 'missing' }} />
}
