import { negate } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { CostLines, CostRow, CostTotal } from './FeeCalculator.styles.ts'
import type { MonthCost } from './monthCost.ts'
import { useDollarText } from '../useDollarText.ts'
import { useFeeText } from '../useFeeText.ts'

interface MonthSumProps {
  cost: MonthCost
  /** Cashback is paid from so much on. */
  least: DecimalString
}

const lines = ['own', 'opened', 'swaps', 'withdrawals'] as const

/** What a month costs: each fee with what it is of, what comes back, and all of it together. */
export function MonthSum({ cost, least }: MonthSumProps) {
  const t = useT('fees')
  const { percent, sum, sumParts, volume } = useDollarText()
  const fee = useFeeText()
  const { cashback, total } = cost
  return (
    <CostLines>
      {lines.map(line => (
        <CostRow key={line}>
          <dt>{t(`calculator.line.${line}`)}</dt>
          <dd>
            {t('calculator.times', {
              amount: volume(cost[line].base),
              percent: fee(cost[line].percent),
            })}
          </dd>
          <dd>{sum(cost[line].amount)}</dd>
        </CostRow>
      ))}
      <CostRow data-back="">
        <dt>{t('calculator.line.cashback')}</dt>
        <dd>
          {cashback.isPaid
            ? t('calculator.part', { percent: percent(cashback.percent), amount: sum(cashback.base) })
            : t('calculator.below', { least: volume(least) })}
        </dd>
        <dd>{sum(negate(cashback.amount))}</dd>
      </CostRow>
      <CostTotal>
        <dt>
          {t('calculator.total')}
          <small>{t('calculator.network')}</small>
        </dt>
        <dd>
          {/* Heard again when a line is moved. */}
          <output>
            <AmountText size="xl" parts={sumParts(total)} />
          </output>
        </dd>
      </CostTotal>
    </CostLines>
  )
}
