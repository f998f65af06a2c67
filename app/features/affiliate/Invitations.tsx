import { hasPeople } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import type {
  AffiliateSummaryShape,
  InviteLinkShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { inviteUrl } from '@souk/design-system/domain/growth/affiliate/link/inviteUrl.ts'
import { LinkList } from '@souk/design-system/domain/growth/affiliate/link/LinkList.tsx'
import { MainLink } from '@souk/design-system/domain/growth/affiliate/link/MainLink.tsx'
import { NewLinkButton } from '@souk/design-system/domain/growth/affiliate/link/NewLinkButton.tsx'
import { InvitationsEmpty } from '@souk/design-system/domain/growth/affiliate/InvitationsEmpty.tsx'
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
import { CashbackAside } from '../../parts/bonus/CashbackAside.tsx'
import { RewardPart } from './RewardPart.tsx'
import { useLinkCalls } from './useLinkCalls.ts'
import { useLinkSharing } from './useLinkSharing.ts'
import { NewestPeople } from '@souk/design-system/domain/growth/affiliate/people/NewestPeople.tsx'
import { useReferrals } from './useReferrals.ts'
import { InvitedBonuses } from '@souk/design-system/domain/growth/bonus/InvitedBonuses.tsx'
import { useBonusLinks, useOwnBonuses } from '../../parts/bonus/useOwnBonuses.ts'

/** So many are shown; the page of people has all. */
const mostShown = 4

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
          <InvitationsEmpty terms={summary.terms} />
        )}
        <LinkList {...{ links, limit, urlOf, assets }} {...calls} {...sharing} />
        {isBegun && <RewardPart links={links} assets={assets} />}
      </MainSideLayout>
    </Stack>
  )
}

/** Who came last; nothing while that is not known, because the list of all says what went wrong. */
function Newest() {
  const content = useReferrals(1)
  if (content.status !== 'ready' || content.items.length === 0) return null
  return (
    <NewestPeople
      people={content.items.slice(0, mostShown)}
      hrefOf={paths.user}
      allHref={paths.affiliatePeople()}
    />
  )
}

const bonusesShown = 4

/** The viewer’s latest bonuses on a card, beside another matter. Its page brings the words of `bonus`. */
function BonusAside() {
  return (
    <InvitedBonuses
      content={useOwnBonuses()}
      assets={useAssets() ?? noAssets}
      links={useBonusLinks()}
      hrefOf={paths.user}
      short={{ most: bonusesShown, href: paths.bonus() }}
    />
  )
}
