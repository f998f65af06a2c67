import type { DecimalString } from '../../../format/decimal.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { FigureTable } from '../../../primitives/table/FigureTable.tsx'
import type { AmountSide, SearchType } from '../../trading/advert/offer.ts'
import { Halves, Panel } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from './CalculatorPart.tsx'
import { amountOfSide, amountsAt, assetOf, fieldOf, takesAmount } from '../calculator/calculatorFigures.ts'
import type { UsualAmounts as Amounts } from '../calculator/calculatorFigures.ts'
import type { CalculatorHrefs, CalculatorPair, OffersBothWays } from '../calculator/calculatorShape.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

interface UsualAmountsProps {
  pair: CalculatorPair
  amounts: Amounts
  rate: DecimalString
  offers: OffersBothWays
  hrefs: CalculatorHrefs
}

/** Coins that are sold, and money that coins are bought for, at the market and at the best offer. */
export function UsualAmounts({ amounts, ...rest }: UsualAmountsProps) {
  const t = useT('calculator')
  return (
    <CalculatorPart title={t('usuals.title')} lead={t('usuals.lead')}>
      <Halves>
        <AmountTable does="sell" side="crypto" amounts={amounts.coin} {...rest} />
        <AmountTable does="buy" side="fiat" amounts={amounts.fiat} {...rest} />
      </Halves>
    </CalculatorPart>
  )
}

interface AmountTableProps extends Omit<UsualAmountsProps, 'amounts'> {
  does: SearchType
  /** What the amounts are of. */
  side: AmountSide
  amounts: readonly DecimalString[]
}

function AmountTable({ does, side, amounts, pair, rate, offers, hrefs }: AmountTableProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const given = assetOf(pair, side)
  const other = side === 'fiat' ? 'crypto' : 'fiat'
  const asset = assetOf(pair, other)
  const at = (amount: DecimalString, price: DecimalString | null) => {
    const amounts = amountsAt({ amount, side }, price, pair)
    return amounts === null ? '' : text.full(amountOfSide(amounts, other), asset)
  }
  const title = t('title', { coin: given.code, fiat: asset.code })
  return (
    <Panel>
      <h3>
        {title} · {t(`usuals.${does}`)}
      </h3>
      <FigureTable
        caption={title}
        columns={[
          t(`usuals.${does}`),
          t('usuals.market'),
          t(does === 'buy' ? 'usuals.offerGives' : 'usuals.offerPays'),
        ]}
        rows={amounts.map(amount => {
          const best = offers[does].find(offer => takesAmount(offer, { amount, side }, pair))
          const ask = { does, field: fieldOf(does, side), text: amount }
          return {
            id: amount,
            head: {
              text: (
                <TextLink href={hrefs.at(pair.coin.code, pair.fiat.code, ask)} data-standing="">
                  {text.full(amount, given)}
                </TextLink>
              ),
            },
            figures: [
              { text: at(amount, rate) },
              {
                text:
                  best === undefined ? (
                    <TextLink href={hrefs.offers(does, { text: amount, side })} data-standing="">
                      {t('usuals.none')}
                    </TextLink>
                  ) : (
                    at(amount, best.price)
                  ),
              },
            ],
          }
        })}
      />
    </Panel>
  )
}
