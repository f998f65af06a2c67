import { CashbackCard } from '@souk/design-system/domain/growth/bonus/CashbackCard.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useCashbacks } from './useOwnBonuses.ts'

const most = 2

/** The viewer’s cashback on a card, beside another matter. Its page brings the words of `bonus`. */
export function CashbackAside() {
  return (
    <CashbackCard
      content={useCashbacks()}
      assets={useAssets() ?? noAssets}
      most={most}
      feesHref={paths.fees()}
    />
  )
}
