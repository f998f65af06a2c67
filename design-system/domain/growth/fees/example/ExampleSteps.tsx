import type { ReactNode } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { StepMark } from '../../../../primitives/step/StepMark.styles.ts'
import { SideTag } from '../../../trading/trade/status/SideTag.tsx'
import { RoundedDigits } from './RoundedDigits.tsx'
import type { ExampleSource } from '../feeShape.ts'
import { IfBuys, Step, Steps } from './TradeExample.styles.ts'
import type { RoundedSum, TradeSums } from './tradeSums.ts'
import { useDollarText } from '../useDollarText.ts'
import { useExampleText } from './useExampleText.ts'

interface ExampleStepsProps {
  source: ExampleSource
  sums: TradeSums
  /** Of the advert's owner. */
  percent: DecimalString
}

/** How the coins, the fee and what is locked come about, a step each; and how it is where the advert buys. */
export function ExampleSteps({ source, sums, percent: points }: ExampleStepsProps) {
  const t = useT('fees')
  const { percent } = useDollarText()
  const { coins, coinParts, bareCoins, fiat, fiatParts } = useExampleText(source)
  const { fiatAmount, price } = source
  const rounded = (sum: RoundedSum, way: 'roundedDown' | 'roundedUp') =>
    t(`example.${sum.cut === '' ? 'even' : way}`)
  const steps: readonly (readonly [name: string, of: string, sum: ReactNode, note?: string])[] = [
    [t('example.sends'), t('example.sendsText'), <AmountText key="sum" parts={fiatParts(fiatAmount)} />],
    [
      t('example.divided'),
      t('example.dividedText', { amount: fiat(fiatAmount), price: fiat(price) }),
      <RoundedDigits key="sum" of={sums.coins} />,
      rounded(sums.coins, 'roundedDown'),
    ],
    [
      t('example.fee', { percent: percent(points) }),
      t('example.feeText', { amount: bareCoins(sums.coins.rounded), percent: percent(points) }),
      <AmountText key="sum" parts={coinParts(sums.fee.rounded)} />,
      rounded(sums.fee, 'roundedUp'),
    ],
    [t('example.locked'), t('example.lockedText'), <AmountText key="sum" parts={coinParts(sums.locked)} />],
  ]
  return (
    <div>
      <Steps aria-label={t('example.steps')}>
        {steps.map(([name, of, sum, note], index) => (
          <Step key={name}>
            <StepMark aria-hidden {...(index === steps.length - 1 ? { 'data-state': 'now' } : {})}>
              {index + 1}
            </StepMark>
            <div>
              <strong>{name}</strong>
              <small>{of}</small>
            </div>
            <div>
              {sum}
              {note !== undefined && <small>{note}</small>}
            </div>
          </Step>
        ))}
      </Steps>
      <IfBuys>
        <SideTag type="buy" words={t('example.buys')} />
        <p>
          {t('example.buysText', {
            amount: coins(sums.coins.rounded),
            received: coins(sums.boughtByOwner),
            fee: coins(sums.fee.rounded),
          })}
        </p>
      </IfBuys>
    </div>
  )
}
