import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FeedbackList } from '@souk/design-system/domain/trading/feedback/FeedbackList.tsx'
import { PersonFigures } from '@souk/design-system/domain/people/profile/PersonFigures.tsx'
import { PersonOffers } from '@souk/design-system/domain/trading/person/PersonOffers.tsx'
import { PersonSection } from '@souk/design-system/domain/people/profile/PersonSection.tsx'
import { PersonTabs } from '@souk/design-system/domain/people/profile/PersonTabs.tsx'
import { RiskCard } from '@souk/design-system/domain/people/profile/RiskCard.tsx'
import { StandingNotice } from '@souk/design-system/domain/people/profile/StandingNotice.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import type { User_PageQuery as UserData } from '../../__generated__/graphql.ts'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { useStanding } from '../../services/useViewer.ts'
import { personLinks } from './personLinks.ts'
import { UserHead } from './UserHead.tsx'
import { useEditFeedback } from './useEditFeedback.ts'

/** Visitors have none of it. */
const loadBetween = () => import('./SharedPart.tsx').then(module => module.SharedPart)

interface UserViewProps {
  person: NonNullable<UserData['profile']>
  /** Null where the answer has none. */
  offers: UserData['offersOf'] | null
  feedback: NonNullable<UserData['feedbacks']>['items']
  assets: AssetBook
  onRetry: () => void
}

/** A person who is there: their head, what to know before a trade, what they offer, what was said, and what is between you. */
export function UserView({ person, offers, feedback, assets, onRetry }: UserViewProps) {
  const t = useT('person')
  const tFeedback = useT('feedback')
  const { edit, editor } = useEditFeedback()
  const standing = useStanding()
  const showBetween = usePart(standing === 'member' && !person.isOwn, loadBetween)
  const { userName } = person
  const links = personLinks(userName)
  const { positive, neutral, negative } = person.feedbackCounts
  return (
    <MainSideLayout
      side={
        <>
          <PersonFigures person={person} assets={assets} faqHref={paths.userFaq()} />
          {showBetween?.({ person, assets })}
        </>
      }
    >
      {editor}
      <Card>
        <UserHead person={person} />
      </Card>
      <PersonTabs userName={userName} current="profile" links={links} />
      <StandingNotice person={person} />
      {!person.isOwn && <RiskCard person={person} />}
      <PersonSection
        title={t('offers.title', { name: userName })}
        moreHref={person.offersCount > 0 ? links.offers : undefined}
        more={t('offers.allCount', { count: person.offersCount })}
      >
        <PersonOffers
          userName={userName}
          content={
            offers === null
              ? { status: 'failed', onRetry }
              : { status: 'ready', items: offers.items, page: 1, pages: 1, isStale: false }
          }
          assets={assets}
          hrefOf={paths.newTrade}
          pageHref={() => links.offers}
          searchHref={paths.buy()}
        />
      </PersonSection>
      <PersonSection
        title={tFeedback('page.latest')}
        moreHref={positive + neutral + negative > 0 ? links.feedback : undefined}
        more={tFeedback('page.more')}
      >
        <Card>
          <FeedbackList
            userName={userName}
            direction="received"
            content={{ status: 'ready', items: feedback, page: 1, pages: 1, isStale: false }}
            pageHref={() => links.feedback}
            personHref={paths.user}
            tradeHref={paths.trade}
            onEdit={edit}
          />
        </Card>
      </PersonSection>
    </MainSideLayout>
  )
}
