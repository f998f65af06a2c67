import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { ExampleEscrow } from './ExampleEscrow.tsx'
import { ExampleSteps } from './ExampleSteps.tsx'
import type { ExampleSource } from '../feeShape.ts'
import { FeesPart } from '../FeesPart.tsx'
import { ExampleBand, ExampleColumns } from './TradeExample.styles.ts'
import type { TradeSums } from './tradeSums.ts'
import { useDollarText } from '../useDollarText.ts'
import { useExampleText } from './useExampleText.ts'

interface TradeExampleProps {
  source: ExampleSource
  sums: TradeSums
  /** Of the advert's owner. */
  percent: DecimalString
}

/** One trade to its last unit, at a real offer or else at the market's rate. */
export function TradeExample({ source, sums, percent: points }: TradeExampleProps) {
  const t = useT('fees')
  const { percent } = useDollarText()
  const { fiat } = useExampleText(source)
  const { coin, price, fiatAmount, ownerName } = source
  const words = {
    coin: coin.code,
    price: fiat(price),
    amount: fiat(fiatAmount),
    percent: percent(points),
  }
  return (
    <ExampleBand>
      <FeesPart
        title={t('example.title')}
        lead={
          ownerName === null ? t('example.market', words) : t('example.offer', { ...words, name: ownerName })
        }
      >
        <ExampleColumns>
          <ExampleSteps source={source} sums={sums} percent={points} />
          <ExampleEscrow source={source} sums={sums} />
        </ExampleColumns>
      </FeesPart>
    </ExampleBand>
  )
}
