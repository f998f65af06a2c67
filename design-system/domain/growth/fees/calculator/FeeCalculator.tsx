import { useT } from '../../../../locales/useT.ts'
import { useRules } from '../../../../locales/rules.ts'
import { CalculatorNote, CalculatorRoot, CostSide } from './FeeCalculator.styles.ts'
import type { FeesShape } from '../feeShape.ts'
import { FeeStairs } from './FeeStairs.tsx'
import { monthUseOf } from './feeUse.ts'
import type { FeeUse } from './feeUse.ts'
import { monthCost } from './monthCost.ts'
import { MonthSum } from './MonthSum.tsx'
import { FeeUseFields } from './FeeUseFields.tsx'
import { useDollarText } from '../useDollarText.ts'

interface FeeCalculatorProps {
  fees: FeesShape
  use: FeeUse
  onChange: (use: FeeUse) => void
  /** The volume is still the viewer's own. */
  isOwn: boolean
}

/** What somebody pays in a month, by how much they trade, swap and withdraw. */
export function FeeCalculator({ fees, use, onChange, isOwn }: FeeCalculatorProps) {
  const t = useT('fees')
  const { volume } = useDollarText()
  const { account, invitation } = useRules()
  const cost = monthCost(monthUseOf(use), fees, { ...invitation, volumeDays: account.volumeDays })
  const least = fees.cashbackLeastUsd
  return (
    <div>
      <CalculatorRoot aria-label={t('calculator.title')}>
        <FeeStairs
          tiers={fees.tiers}
          volume={use.volume}
          onChange={next => onChange({ ...use, volume: next })}
          next={cost.next}
        />
        <CostSide>
          <FeeUseFields use={use} onChange={onChange} />
          <MonthSum cost={cost} least={least} />
        </CostSide>
      </CalculatorRoot>
      <CalculatorNote>
        {isOwn && <>{t('calculator.ownVolume', { amount: volume(use.volume) })} </>}
        {t('calculator.note', { least: volume(least) })}
      </CalculatorNote>
    </div>
  )
}
