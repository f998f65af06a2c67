import { hasPeople } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import type {
  AffiliateSummaryShape,
  InviteLinkShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { inviteUrl } from '@souk/design-system/domain/growth/affiliate/link/inviteUrl.ts'
import { LinkList } from '@souk/design-system/domain/growth/affiliate/link/LinkList.tsx'
import { MainLink } from '@souk/design-system/domain/growth/affiliate/link/MainLink.tsx'
import { NewLinkButton } from '@souk/design-system/domain/growth/affiliate/link/NewLinkButton.tsx'
import { NobodyInvited } from '@souk/design-system/domain/growth/affiliate/NobodyInvited.tsx'
import { EarningsCard } from '@souk/design-system/domain/growth/affiliate/summary/EarningsCard.tsx'
import { LevelChart } from '@souk/design-system/domain/growth/affiliate/summary/LevelChart.tsx'
import { TermsCard } from '@souk/design-system/domain/growth/affiliate/TermsCard.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { StaleNote } from '@souk/design-system/primitives/state/StaleNote.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { BonusAside } from '../../parts/bonus/BonusAside.tsx'
import { CashbackAside } from '../../parts/bonus/CashbackAside.tsx'
import { Newest } from './Newest.tsx'
import { Rewards } from './Rewards.tsx'
import { useLinkCalls } from './useLinkCalls.ts'
import { useLinkSharing } from './useLinkSharing.ts'

interface InvitationsProps {
  summary: AffiliateSummaryShape
  links: readonly InviteLinkShape[]
  limit: number
  isStale: boolean
}

const urlOf = (code: string) => inviteUrl(location.origin, code)

/** The page once its figures are there; for somebody who has brought nobody yet, how it begins. */
export function Invitations({ summary, links, limit, isStale }: InvitationsProps) {
  const t = useT('affiliate')
  const assets = useAssets() ?? noAssets
  const { onAdd, ...calls } = useLinkCalls()
  const sharing = useLinkSharing(urlOf)
  const [main] = links
  const isBegun = hasPeople(summary)
  return (
    <Stack gap="4">
      <PageTitle
        lead={t('lead')}
        actions={<NewLinkButton count={links.length} limit={limit} onAdd={onAdd} />}
      >
        {t('title')}
      </PageTitle>
      <MainSideLayout
        side={
          <>
            {main && <MainLink link={main} url={urlOf(main.code)} onPicture={sharing.onPicture} />}
            <TermsCard terms={summary.terms} feesHref={paths.fees()} />
            {isBegun && <BonusAside />}
            <CashbackAside />
            {isBegun && <Newest />}
          </>
        }
      >
        {isStale && <StaleNote>{t('stale')}</StaleNote>}
        {isBegun ? (
          <>
            <EarningsCard summary={summary} assets={assets} />
            <LevelChart months={summary.months} currencyCode={summary.currencyCode} assets={assets} />
          </>
        ) : (
          <NobodyInvited terms={summary.terms} />
        )}
        <LinkList {...{ links, limit, urlOf, assets }} {...calls} {...sharing} />
        {isBegun && <Rewards links={links} assets={assets} />}
      </MainSideLayout>
    </Stack>
  )
}
