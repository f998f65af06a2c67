import { CalculatorOffers } from './CalculatorOffers.tsx'
import type { CalculatorOffersProps } from './CalculatorOffers.tsx'
import { CalculatorFigures } from './CalculatorFigures.tsx'
import type { CalculatorFiguresProps } from './CalculatorFigures.tsx'
import { CalculatorWords } from './CalculatorWords.tsx'
import type { CalculatorWordsProps } from './CalculatorWords.tsx'

export type CalculatorSectionsProps = CalculatorOffersProps &
  CalculatorFiguresProps &
  Omit<CalculatorWordsProps, 'faqHref'>

/** What one comes to after the answer: who gives it, how the rate went, usual amounts, words, and where else one can go. */
export function CalculatorSections(props: CalculatorSectionsProps) {
  return (
    <>
      <CalculatorOffers {...props} />
      <CalculatorFigures {...props} />
      <CalculatorWords {...props} faqHref={props.hrefs.faq} />
    </>
  )
}
