import { useQuery } from '@apollo/client/react'
import type { AssetBook, NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MarketRates } from '@souk/design-system/domain/reference/asset/MarketRates.tsx'
import { marked } from '../../network/apollo/requestMarks.ts'
import { searchPathOf } from '../../routes/publicPaths.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { RateChangesQuery } from './RateChanges.query.ts'

interface RatesProps {
  assets: AssetBook
  /** The coin by whose moves the rates are asked for again. */
  coin: NamedAsset
  fiat: NamedAsset
}

/** Every coin's rate in a currency, live; nothing while they are not there: the page is whole without them. */
export function Rates({ assets, coin, fiat }: RatesProps) {
  const { data, refetch } = useQuery(RateChangesQuery, {
    variables: { currencyCode: fiat.code },
    context: marked({ errors: 'silent' }),
  })
  useRateMoves({
    pair: pairOf(coin, fiat),
    isOn: data !== undefined,
    // What was known stays; it is asked for again with the next move.
    onMove: () => void refetch().catch(() => {}),
  })
  const found = new Map(data?.rateChanges?.items.map(each => [each.pair, each]))
  const rates = assets.coins.flatMap(each => {
    const known = found.get(pairOf(each, fiat))
    return known === undefined
      ? []
      : [
          {
            coin: each,
            rate: known.rate,
            changePercent: known.changePercent,
            href: searchPathOf('buy', each.code),
          },
        ]
  })
  return rates.length > 0 ? <MarketRates fiat={fiat} rates={rates} /> : null
}

const pairOf = (coin: NamedAsset, fiat: NamedAsset) => `${coin.code}_${fiat.code}`.toLowerCase()
