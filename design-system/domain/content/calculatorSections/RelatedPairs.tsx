import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { Halves, Panel, PairList } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from './CalculatorPart.tsx'
import type { CalculatorPair, PairRate, RelatedRates } from '../calculator/calculatorShape.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

interface RelatedPairsProps {
  pair: CalculatorPair
  related: RelatedRates
}

/** The coin in other money, and other coins in this one. */
export function RelatedPairs({ pair, related }: RelatedPairsProps) {
  const t = useT('calculator')
  return (
    <CalculatorPart title={t('related.title')}>
      <Halves>
        <Panel>
          <h3>{t('related.money', { coin: pair.coin.name })}</h3>
          <Pairs of={related.inOtherMoney} />
        </Panel>
        <Panel>
          <h3>{t('related.coins', { fiat: pair.fiat.code })}</h3>
          <Pairs of={related.otherCoins} />
        </Panel>
      </Halves>
    </CalculatorPart>
  )
}

function Pairs({ of }: { of: readonly PairRate[] }) {
  const t = useT('calculator')
  const text = useAmountText()
  return (
    <PairList>
      {of.map(({ coin, fiat, rate, href }) => (
        <li key={`${coin.code} ${fiat.code}`}>
          <CoinIcon code={coin.code} size="s" />
          <TextLink href={href} data-standing="">
            {t('related.pair', { coin: coin.name, fiat: fiat.code })}
          </TextLink>
          <span>{text.price(rate, fiat)}</span>
        </li>
      ))}
    </PairList>
  )
}
