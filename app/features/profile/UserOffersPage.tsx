import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { PersonOffers } from '@souk/design-system/domain/trading/person/PersonOffers.tsx'
import type { PersonOffersContent } from '@souk/design-system/domain/trading/person/PersonOffers.tsx'
import { PersonTabs } from '@souk/design-system/domain/people/profile/PersonTabs.tsx'
import { StandingNotice } from '@souk/design-system/domain/people/profile/StandingNotice.tsx'
import { TraderSummary } from '@souk/design-system/domain/people/profile/trader/TraderSummary.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { UserOffersQuery as UserOffersData } from '../../__generated__/graphql.ts'
import { useAnswerAge } from '../../services/useAnswerAge.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { PersonMissing } from './PersonMissing.tsx'
import { personLinks } from './personLinks.ts'
import { readPage } from './readPage.ts'
import { UserOffersQuery } from './UserOffers.query.ts'
import { usePersonChanges } from './usePersonChanges.ts'

/** What somebody offers now. */
export function UserOffersPage() {
  const { userName = '' } = useParams()
  const [query] = useSearchParams()
  const page = readPage(query)
  const variables = { userName, page }
  const { data: known, previousData, error, loading, refetch } = useQuery(UserOffersQuery, { variables })
  const { isOld, isPreviousOld } = useAnswerAge(UserOffersQuery, variables)
  const data = isOld ? undefined : known
  const before = isPreviousOld ? undefined : previousData
  const assets = useAssets()
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  const shown = data ?? (before?.profile?.userName === userName ? before : undefined)
  const person = shown?.profile ?? null
  usePersonChanges({ userName: person?.userName ?? null, onChanged: again })
  usePageWords(person === null ? {} : { userName: person.userName })
  if (person === null || assets === null)
    return <PersonMissing userName={userName} error={error} isRetrying={loading} onRetry={again} />
  const content = (): PersonOffersContent => {
    if (error !== undefined && data === undefined) return { status: 'failed', onRetry: again }
    if (!shown?.offersOf) return { status: 'loading' }
    const { items, page: at, pages } = shown.offersOf
    return { status: 'ready', items, page: at, pages, isStale: data === undefined }
  }
  return <UserOffers person={person} content={content()} assets={assets} />
}

interface UserOffersProps {
  person: NonNullable<UserOffersData['profile']>
  content: PersonOffersContent
  assets: AssetBook
}

function UserOffers({ person, content, assets }: UserOffersProps) {
  const t = useT('person')
  const { pathname } = useLocation()
  const { userName } = person
  return (
    <Stack gap="4">
      <PageTitle>{t('offers.title', { name: userName })}</PageTitle>
      <Card>
        <TraderSummary trader={person} href={paths.user(userName)} />
      </Card>
      <PersonTabs userName={userName} current="offers" links={personLinks(userName)} />
      <StandingNotice person={{ ...person, isOwn: false, phone: null, legalName: null }} />
      <PersonOffers
        {...{ userName, content, assets }}
        hrefOf={paths.newTrade}
        pageHref={page => withQuery(pathname, { page: page === 1 ? null : String(page) })}
        searchHref={paths.buy()}
      />
    </Stack>
  )
}
