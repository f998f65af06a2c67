import { CalculatorOffers } from './CalculatorOffers.tsx'
import type { CalculatorOffersProps } from './CalculatorOffers.tsx'
import { CalculatorFigures } from './CalculatorFigures.tsx'
import type { CalculatorFiguresProps } from './CalculatorFigures.tsx'
import { CalculatorRest } from './CalculatorRest.tsx'
import type { CalculatorRestProps } from './CalculatorRest.tsx'

export type CalculatorBelowProps = CalculatorOffersProps &
  CalculatorFiguresProps &
  Omit<CalculatorRestProps, 'faqHref'>

/** What one comes to after the answer: who gives it, how the rate went, usual amounts, words, and where else one can go. */
export function CalculatorBelow(props: CalculatorBelowProps) {
  return (
    <>
      <CalculatorOffers {...props} />
      <CalculatorFigures {...props} />
      <CalculatorRest {...props} faqHref={props.hrefs.faq} />
    </>
  )
}
