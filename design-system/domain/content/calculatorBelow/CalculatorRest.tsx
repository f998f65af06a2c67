import type { ReactNode } from 'react'
import { ArticleText } from '../text/article/ArticleText.tsx'
import type { LiveData, PageShape } from '../text/contentShape.ts'
import { PartHead, Told } from '../calculator/Calculator.styles.ts'
import { CalculatorQuestions } from './CalculatorQuestions.tsx'
import type { CalculatorPair, RelatedRates } from '../calculator/calculatorShape.ts'
import { RelatedPairs } from './RelatedPairs.tsx'

export interface CalculatorRestProps {
  pair: CalculatorPair
  related: RelatedRates
  /** The words of the page, once they are there. */
  page: PageShape | null
  live: LiveData
  faqHref: string
}

/** What is read below a calculator: its words, where else one can go, and questions. Nothing happens in it. */
export function CalculatorRest(props: CalculatorRestProps) {
  const { pair, related, faqHref } = props
  return (
    <>
      <Words {...props} />
      {related.inOtherMoney.length + related.otherCoins.length > 0 && (
        <RelatedPairs pair={pair} related={related} />
      )}
      <CalculatorQuestions faqHref={faqHref} />
    </>
  )
}

function Words({ page, live }: CalculatorRestProps): ReactNode {
  if (page === null) return null
  return (
    <Told>
      <PartHead lang={page.locale}>
        <div>
          <h2>{page.title}</h2>
          <p>{page.description}</p>
        </div>
      </PartHead>
      <ArticleText blocks={page.blocks} live={live} topics={page.topics} lang={page.locale} />
    </Told>
  )
}
