import { useQuery } from '@apollo/client/react'
import { PersonPageLoading } from '@souk/design-system/domain/desk/person/PersonPageLoading.tsx'
import { PersonUnknown } from '@souk/design-system/domain/desk/person/PersonUnknown.tsx'
import { PersonWay } from '@souk/design-system/domain/desk/person/PersonWay.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedCard } from '@souk/design-system/domain/page/state/FailedCard.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { usePageWords } from '../../../parts/frame/usePageWords.ts'
import { usePart } from '../../../services/usePart.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { listOf, peopleHref } from '../peopleAddress.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { DeskPersonQuery } from './Person.queries.ts'
import { useNeighbours } from './useNeighbours.ts'

/** Comes while the person is asked for. */
const loadView = () => import('./PersonView.tsx').then(module => module.PersonView)

/** Somebody whole, for operators, and what they can do about them. */
export function PersonPage() {
  const { userName = '' } = useParams()
  return <Whoever key={userName} userName={userName} />
}

function Whoever({ userName }: { userName: string }) {
  const [query] = useSearchParams()
  const list = listOf(query)
  const listHref = list === null ? operatorPaths.people() : peopleHref(list)
  const hasKeys = useNeighbours(userName, list)
  return (
    <Stack gap="3">
      <PersonWay userName={userName} listHref={listHref} hasKeys={hasKeys} />
      <Person userName={userName} listHref={listHref} />
    </Stack>
  )
}

interface PersonProps {
  userName: string
  listHref: string
}

function Person({ userName, listHref }: PersonProps): ReactNode {
  const t = useT('deskPerson')
  const { data, error, loading, refetch } = useQuery(DeskPersonQuery, {
    variables: { userName },
    // Opening it is written down, and what an operator decides on is how it is now.
    fetchPolicy: 'network-only',
  })
  useDeskAnswer(error)
  const showView = usePart(true, loadView)
  const assets = useAssets()
  const person = data?.deskPerson ?? null
  usePageWords(person === null ? {} : { userName: person.userName })
  if (person !== null && assets !== null && showView !== null)
    return showView({ person, assets, isStale: error !== undefined, onChanged: refetch })
  if (person !== null || error === undefined)
    return (
      <>
        <PageTitle look="heard">{userName}</PageTitle>
        <PersonPageLoading />
      </>
    )
  if ([400, 404, 422].includes(statusOf(error) ?? 0)) return <PersonUnknown listHref={listHref} />
  return (
    <>
      <PageTitle look="heard">{userName}</PageTitle>
      <FailedCard
        title={t('page.failed')}
        // What it fails with shows in place.
        onRetry={() => void refetch().catch(() => {})}
        isRetrying={loading}
      >
        {null}
      </FailedCard>
    </>
  )
}
