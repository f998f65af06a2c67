import { useQuery } from '@apollo/client/react'
import { FeesPublic } from '@souk/design-system/domain/growth/fees/FeesPublic.tsx'
import type { FeesLinks } from '@souk/design-system/domain/growth/fees/feeShape.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import { OwnVolumeQuery } from './Fees.queries.ts'
import { useDollarRates } from './useDollarRates.ts'
import { useExample } from './useExample.ts'
import { useFees } from './useFees.ts'

const links: FeesLinks = { bonus: paths.bonus(), affiliate: paths.affiliate(), earn: paths.earnBitcoins() }

/** What is seen after the calculator; it is none of the first bytes of a visit. */
const loadRest = () =>
  import('@souk/design-system/domain/growth/fees/FeesRest.tsx').then(module => module.FeesRest)

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
