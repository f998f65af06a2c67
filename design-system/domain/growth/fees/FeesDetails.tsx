import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { FeeReturns } from './FeeReturns.tsx'
import { Beside } from './FeesPage.styles.ts'
import type { ExampleSource, FeesLinks, FeesShape } from './feeShape.ts'
import { FeeTables } from './table/FeeTables.tsx'
import { feeAt, tierIndexAt } from '../../trading/dashboard/feeTier.ts'
import { FreeList } from './FreeList.tsx'
import { RoundingRules } from './example/RoundingRules.tsx'
import type { RoundingExample } from './example/RoundingRules.tsx'
import { TradeExample } from './example/TradeExample.tsx'
import { tradeSums } from './example/tradeSums.ts'
import type { DecimalString } from '../../../format/decimal.ts'

interface FeesDetailsProps {
  fees: FeesShape
  /** The volume that is chosen in the calculator: the example is counted with its fee. */
  volume: DecimalString
  /** What one trade is computed from; null while there is neither an offer nor a rate. */
  source: ExampleSource | null
  links: FeesLinks
  assets: AssetBook
}

/** What stands below the calculator: every fee, one trade to its last unit, rounding, what is free, and what comes back. */
export function FeesDetails({ fees, volume, source, links, assets }: FeesDetailsProps) {
  const { percent } = feeAt(fees.tiers, volume)
  const example = source && exampleOf(source, fees, percent)
  return (
    <>
      <FeeTables fees={fees} current={tierIndexAt(fees.tiers, volume)} assets={assets} />
      {example !== null && <TradeExample source={example.source} sums={example.sums} percent={percent} />}
      <Beside>
        <RoundingRules example={example} />
        <FreeList coins={new Set(fees.networks.map(({ coinCode }) => coinCode)).size} />
      </Beside>
      <FeeReturns fees={fees} links={links} />
    </>
  )
}

function exampleOf(source: ExampleSource, { shares }: FeesShape, percent: DecimalString): RoundingExample {
  const { coin, fiat, price, fiatAmount } = source
  const sharePercent = shares.contractorPercent
  const sums = tradeSums({
    price,
    fiatAmount,
    percent,
    sharePercent,
    coinDecimals: coin.decimals,
    fiatDecimals: fiat.decimals,
  })
  return { source, sharePercent, sums }
}
