import { isZero, round } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { SideTag } from '../../../trading/trade/status/SideTag.tsx'
import type { FeesShape } from '../feeShape.ts'
import { Sides, TableRoom } from './FeeTables.styles.ts'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'
import { perCentOf } from '../calculator/monthCost.ts'
import { useDollarText } from '../useDollarText.ts'
import { useFeeText } from '../useFeeText.ts'

interface TradeFeesProps {
  fees: FeesShape
  /** The number of the tier that is chosen elsewhere on the page. */
  current: number
}

/** A trade that the fee of each tier is shown for, in US dollars. */
const exampleTrade: DecimalString = '1000'

/** What a trade costs each side, by volume. */
export function TradeFees({ fees: { tiers, takerPercent }, current }: TradeFeesProps) {
  const t = useT('fees')
  const { sum, volume } = useDollarText()
  const fee = useFeeText()
  const tierName = useTierName(tiers)
  return (
    <>
      <TableRoom>
        <FigureTable
          caption={t('every.trades')}
          columns={[
            t('trades.volume'),
            t('trades.open'),
            t('trades.own'),
            t('trades.example', { amount: volume(exampleTrade) }),
          ]}
          rows={tiers.map((tier, index) => ({
            id: tier.fromVolumeUsd,
            head: { text: <strong>{tierName(index)}</strong> },
            figures: [
              { text: <strong>{fee(takerPercent)}</strong> },
              { text: <strong>{fee(tier.percent)}</strong> },
              { text: sum(round(perCentOf(exampleTrade, tier.percent), 2, 'halfUp')) },
            ],
          }))}
          pointed={current}
          dropsLast
        />
      </TableRoom>
      <Sides>
        <p>
          <SideTag type="sell" words={t('trades.sells')} />
          {t('trades.sellsText')}
        </p>
        <p>
          <SideTag type="buy" words={t('trades.buys')} />
          {t('trades.buysText')}
        </p>
      </Sides>
    </>
  )
}

/** For which volumes a tier holds: the first is told by where it ends. */
function useTierName(tiers: FeeTiers): (index: number) => string {
  const t = useT('fees')
  const { volume } = useDollarText()
  return index => {
    const from = tiers[index]?.fromVolumeUsd ?? '0'
    const to = tiers[index + 1]?.fromVolumeUsd
    if (!isZero(from)) return t('trades.from', { amount: volume(from) })
    return to === undefined ? t('trades.any') : t('trades.below', { amount: volume(to) })
  }
}
