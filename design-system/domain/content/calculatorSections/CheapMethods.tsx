import { useT } from '../../../locales/useT.ts'
import { FigureTable } from '../../../primitives/table/FigureTable.tsx'
import { MarketDelta } from '../../trading/advert/MarketDelta.tsx'
import type { SearchType } from '../../trading/advert/offer.ts'
import { Panel } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from './CalculatorPart.tsx'
import { assetOf } from '../calculator/calculatorFigures.ts'
import type { MethodOffer } from './cheapestMethods.ts'
import type { WrittenAmount } from '../calculator/calculatorFigures.ts'
import type { CalculatorPair } from '../calculator/calculatorShape.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

interface CheapMethodsProps {
  pair: CalculatorPair
  does: SearchType
  written: WrittenAmount
  methods: readonly MethodOffer[]
}

/** The methods by which the amount is cheapest, or pays most. */
export function CheapMethods({ pair, does, written, methods }: CheapMethodsProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const { coin, fiat } = pair
  const names = { coin: coin.name, fiat: fiat.code }
  const title = does === 'buy' ? t('methods.title', names) : t('methods.titleSell', names)
  return (
    <CalculatorPart
      title={title}
      lead={t('methods.lead', { amount: text.full(written.amount, assetOf(pair, written.side)) })}
    >
      <Panel>
        <FigureTable
          caption={title}
          columns={[
            t('methods.method'),
            t('methods.price', { coin: coin.code }),
            t('methods.speed'),
            t('methods.final'),
          ]}
          dropsLast
          rows={methods.map(({ method, offer }) => ({
            id: method.code,
            head: { text: method.name },
            figures: [
              {
                text: text.price(offer.price ?? '0', fiat),
                note: offer.marketDeltaPercent !== null && (
                  <MarketDelta percent={offer.marketDeltaPercent} does={does} />
                ),
              },
              { text: t(`methods.${method.speed}`) },
              { text: t(method.reversible ? 'methods.reversible' : 'methods.irreversible') },
            ],
          }))}
        />
      </Panel>
    </CalculatorPart>
  )
}
