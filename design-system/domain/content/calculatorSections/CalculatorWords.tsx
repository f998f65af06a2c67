import type { ReactNode } from 'react'
import { ArticleText } from '../text/article/ArticleText.tsx'
import type { LiveData, PageShape } from '../text/contentShape.ts'
import { PartHead, Told, Asked } from '../calculator/Calculator.styles.ts'
import type { CalculatorPair, RelatedRates } from '../calculator/calculatorShape.ts'
import { RelatedPairs } from './RelatedPairs.tsx'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Question } from '../text/article/Question.tsx'
import { calculatorQuestions } from './calculatorQuestions.ts'

export interface CalculatorWordsProps {
  pair: CalculatorPair
  related: RelatedRates
  /** The words of the page, once they are there. */
  page: PageShape | null
  live: LiveData
  faqHref: string
}

/** What is read below a calculator: its words, where else one can go, and questions. Nothing happens in it. */
export function CalculatorWords(props: CalculatorWordsProps) {
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

function Words({ page, live }: CalculatorWordsProps): ReactNode {
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

/** What people ask about a calculator, and its answers. */
function CalculatorQuestions({ faqHref }: { faqHref: string }) {
  const t = useT('calculator')
  return (
    <Asked>
      <PartHead>
        <div>
          <h2>{t('questions.title')}</h2>
          <p>
            {t('questions.lead')} <TextLink href={faqHref}>{t('questions.faq')}</TextLink>.
          </p>
        </div>
      </PartHead>
      <div>
        {calculatorQuestions.map(name => (
          <Question key={name} question={t(`questions.${name}`)}>
            <p>{t(`questions.${name}Answer`)}</p>
          </Question>
        ))}
      </div>
    </Asked>
  )
}
