import type { ReactNode } from 'react'
import { useLocale } from '../../../locales/useLocale.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { BestOffer } from './BestOffer.tsx'
import { CalculatorFrame } from './CalculatorFrame.tsx'
import { readAsk } from './calculatorReading.ts'
import { CalculatorTop } from './CalculatorTop.tsx'
import type { CalculatorTopProps } from './CalculatorTop.tsx'

export type CalculatorViewProps = Omit<CalculatorTopProps, 'children' | 'mark'> & {
  /** What one comes to after the answer: `CalculatorSections`, once it is there. */
  children?: ReactNode
}

/** What a coin is worth in a currency, both ways, and what people really offer for the amount. */
export function CalculatorView(props: CalculatorViewProps) {
  const { pair, ask, market, isStale, hrefs, children } = props
  const locale = useLocale()
  const reading = readAsk(ask, pair, { rate: market.rate, locale })
  return (
    <CalculatorFrame>
      <CalculatorTop {...props} mark={<CoinIcon code={pair.coin.code} size="s" />}>
        <BestOffer {...{ pair, ask, market, reading, isStale, hrefs }} />
      </CalculatorTop>
      {children}
    </CalculatorFrame>
  )
}
