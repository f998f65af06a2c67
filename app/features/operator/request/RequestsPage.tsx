import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import {
  requestFilters,
  SecondRequestList,
  type RequestFilter,
} from '@souk/design-system/domain/desk/act/SecondRequestList.tsx'
import type { RequestDecision } from '@souk/design-system/domain/desk/deskShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { withQuery } from '../../../routes/publicPaths.ts'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { joinPages } from '../joinPages.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { partState } from '../partState.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { DecideSecondRequestMutation, SecondRequestsQuery } from './Requests.queries.ts'

/** So many come at a time. */
const pageSize = 20

/** What takes two operators: what one has asked for, and what another may decide. Which of them are shown is in the address. */
export function RequestsPage() {
  const t = useT('desk')
  const go = useGo()
  const [query] = useSearchParams()
  const filter = requestFilters.find(name => name === query.get('show')) ?? 'asked'
  const show = (next: RequestFilter) =>
    go(withQuery(operatorPaths.requests(), { show: next === 'asked' ? null : next }), {
      replace: true,
      state: keepFocus,
      preventScrollReset: true,
    })
  return (
    <Stack gap="4">
      <PageTitle lead={t('request.lead')}>{t('request.title')}</PageTitle>
      <SecondRequestList
        content={useRequests(filter)}
        filter={filter}
        onFilter={show}
        onDecide={useDecide()}
      />
    </Stack>
  )
}

function useRequests(filter: RequestFilter) {
  const { data, error, loading, networkStatus, refetch, fetchMore } = useQuery(SecondRequestsQuery, {
    variables: { status: filter === 'asked' ? 'asked' : null, before: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  })
  useDeskAnswer(error)
  const found = data?.secondRequests ?? null
  const before = found?.items.at(-1)?.id
  const more = () =>
    fetchMore({
      variables: { before },
      updateQuery: (known, { fetchMoreResult: { secondRequests: next } }) =>
        next == null
          ? known
          : { ...known, secondRequests: joinPages(known.secondRequests, next, ({ id }) => id) },
    })
  const value = found && {
    items: found.items,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore: found.hasMore ? () => void more().catch(() => {}) : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
  return partState({ error, loading, refetch }, value)
}

function useDecide() {
  const { run } = useIntent(DecideSecondRequestMutation, { errors: 'place' })
  const call = useDeskCall()
  return (id: string, decision: RequestDecision, reason: string | null) =>
    call(() => run({ id, input: { decision, ...(reason === null ? {} : { reason }) } }))
}
