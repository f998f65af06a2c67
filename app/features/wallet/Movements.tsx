import { LatestMovements } from '@souk/design-system/domain/money/wallet/LatestMovements.tsx'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useLatestMovements } from './useLatestMovements.ts'

/** What is under way and how coins came and went lately, live. */
export function Movements() {
  const assets = useAssets()
  const { interfaceSettings } = usePreferences()
  const content = useLatestMovements()
  return (
    <LatestMovements
      content={assets === null && content.status === 'ready' ? { status: 'loading' } : content}
      assets={assets ?? noAssets}
      isHidden={interfaceSettings.hideAmounts}
      hrefOf={paths.transaction}
      allHref={paths.transactions()}
    />
  )
}
