import { MovementsCard } from '@souk/design-system/domain/wallet/MovementsCard.tsx'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useMovements } from './useMovements.ts'
import { assetBook } from '@souk/design-system/domain/asset/assetBook.ts'

const noAssets = assetBook({ coins: [], fiats: [] })

/** How coins came and went, live; each movement of a trade leads to it. */
export function Movements() {
  const assets = useAssets()
  const { interfaceSettings } = usePreferences()
  const content = useMovements()
  return (
    <MovementsCard
      content={assets === null && content.status === 'ready' ? { status: 'loading' } : content}
      assets={assets ?? noAssets}
      isHidden={interfaceSettings.hideAmounts}
      hrefOf={paths.trade}
    />
  )
}
