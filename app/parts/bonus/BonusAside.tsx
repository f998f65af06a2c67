import { InvitedBonuses } from '@souk/design-system/domain/growth/bonus/InvitedBonuses.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useBonusLinks, useOwnBonuses } from './useOwnBonuses.ts'

const most = 4

/** The viewer’s latest bonuses on a card, beside another matter. Its page brings the words of `bonus`. */
export function BonusAside() {
  return (
    <InvitedBonuses
      content={useOwnBonuses()}
      assets={useAssets() ?? noAssets}
      links={useBonusLinks()}
      hrefOf={paths.user}
      short={{ most, href: paths.bonus() }}
    />
  )
}
