import { useQuery } from '@apollo/client/react'
import { FeesPublic } from '@souk/design-system/domain/growth/fees/FeesPublic.tsx'
import type { FeesLinks } from '@souk/design-system/domain/growth/fees/feeShape.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import { OwnVolumeQuery } from './Fees.queries.ts'
import { useExample } from './useExample.ts'
import { useFees, type DollarRates } from './useFees.ts'
import { useMemo } from 'react'
import { RateChangesQuery } from '../../parts/market/RateChanges.query.ts'

const dollars = { currencyCode: 'USD' }

const links: FeesLinks = { bonus: paths.bonus(), affiliate: paths.affiliate(), earn: paths.earnBitcoins() }

/** What is seen after the calculator; it is none of the first bytes of a visit. */
const loadRest = () =>
  import('@souk/design-system/domain/growth/fees/FeesDetails.tsx').then(module => module.FeesDetails)

/** Every fee, for everybody; the calculator of who is logged in begins at what they have traded. */
export function FeesPage() {
  const assets = useAssets()
  const rates = useDollarRates()
  const content = useFees(rates)
  const source = useExample(assets, rates)
  const showRest = usePart(true, loadRest)
  return (
    <FeesPublic content={content} ownVolume={useOwnVolume()}>
      {(fees, volume) => showRest?.({ fees, volume, source, links, assets: assets ?? noAssets })}
    </FeesPublic>
  )
}

/** What the viewer has traded, in US dollars; null for a visitor, and while it is not known. */
function useOwnVolume() {
  const { data } = useQuery(OwnVolumeQuery, {
    skip: useStanding() !== 'member',
    fetchPolicy: 'cache-and-network',
    context: marked({ errors: 'silent' }),
  })
  return data?.myFees?.volume.amount ?? null
}

/** What every coin is worth in US dollars; empty while that is not known: the page is whole without it. */
function useDollarRates(): DollarRates {
  const { data } = useQuery(RateChangesQuery, {
    variables: dollars,
    context: marked({ errors: 'silent' }),
  })
  const items = data?.rateChanges?.items
  return useMemo(
    () => new Map(items?.map(({ pair, rate }) => [pair.split('_')[0]?.toUpperCase() ?? '', rate])),
    [items],
  )
}
