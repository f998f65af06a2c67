import { BonusSteps } from '@souk/design-system/domain/growth/bonus/BonusSteps.tsx'
import { CashbackCard } from '@souk/design-system/domain/growth/bonus/CashbackCard.tsx'
import { InvitedBonuses } from '@souk/design-system/domain/growth/bonus/InvitedBonuses.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useBonusLinks, useCashbacks, useOwnBonuses } from '../../parts/bonus/useOwnBonuses.ts'

/** The viewer’s bonuses, live: the way to their own, those for whom they invited, and cashback. */
export function OwnBonusPage() {
  const t = useT('bonus')
  const assets = useAssets() ?? noAssets
  const links = useBonusLinks()
  const content = useOwnBonuses()
  const cashbacks = useCashbacks()
  const ready = content.status === 'ready' ? content.value : null
  const own = ready?.bonuses.own ?? null
  const steps = ready !== null && own !== null && (
    <BonusSteps bonus={own} terms={ready.terms} links={links} assets={assets} />
  )
  // What is over stands below what goes on.
  const isOver = own?.state === 'paid'
  return (
    <MainSideLayout
      head={<PageTitle lead={t('lead')}>{t('title')}</PageTitle>}
      side={<CashbackCard content={cashbacks} assets={assets} feesHref={paths.fees()} />}
    >
      {!isOver && steps}
      <InvitedBonuses content={content} assets={assets} links={links} hrefOf={paths.user} />
      {isOver && steps}
    </MainSideLayout>
  )
}
