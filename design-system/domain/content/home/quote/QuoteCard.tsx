import type { DecimalString } from '../../../../format/decimal.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { QuoteCardRoot, QuoteResult } from './QuoteCard.styles.ts'
import { QuoteAnswer } from './QuoteAnswer.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import type { QuoteContent, QuoteSearch } from './quoteShape.ts'
import type { QuoteHrefs } from './quoteText.ts'

export interface QuoteCardProps {
  /** What the form begins with. */
  search: QuoteSearch
  assets: AssetBook
  content: QuoteContent
  hrefs: QuoteHrefs
  /** Where the form is sent without scripts. */
  action: string
  /** What who takes an offer pays, in per cent; null while it is not known. */
  takerPercent: DecimalString | null
  /** Called with what is typed and chosen. Left out on the server: then the form is sent. */
  onSearch?: ((search: QuoteSearch) => void) | undefined
  /** The form is used: its answer is wanted. */
  onSubmit?: (() => void) | undefined
}

/** An amount in, the best real offer for it out. Works as a form without scripts. */
export function QuoteCard({ search, assets, content, hrefs, takerPercent, ...form }: QuoteCardProps) {
  const found = content.status === 'ready' ? content.quote : null
  return (
    <QuoteCardRoot>
      <QuoteForm search={search} assets={assets} found={found} {...form} />
      <QuoteResult aria-live="off" aria-busy={content.status === 'loading'}>
        <QuoteAnswer {...{ content, assets, hrefs, takerPercent }} />
      </QuoteResult>
    </QuoteCardRoot>
  )
}
