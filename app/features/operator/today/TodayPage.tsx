import { useQuery } from '@apollo/client/react'
import { EyesCard } from '@souk/design-system/domain/desk/act/EyesCard.tsx'
import { LastChanges } from '@souk/design-system/domain/desk/entry/LastChanges.tsx'
import { BookTable } from '@souk/design-system/domain/desk/today/BookTable.tsx'
import { DayFigures } from '@souk/design-system/domain/desk/today/DayFigures.tsx'
import { QueueList } from '@souk/design-system/domain/desk/today/QueueList.tsx'
import { TodayHead } from '@souk/design-system/domain/desk/today/TodayHead.tsx'
import { TodayLayout } from '@souk/design-system/domain/desk/today/TodayLayout.tsx'
import { TodayStale } from '@souk/design-system/domain/desk/today/TodayStale.tsx'
import { TodayState } from '@souk/design-system/domain/desk/today/TodayState.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import type { DeskTodayQuery as Today } from '../../../__generated__/graphql.ts'
import { answerState } from '../../../network/apollo/answerState.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { deskLinks } from '../deskLinks.ts'
import { useDesk } from '../DeskContext.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { useAnsweredAt } from '../useAnsweredAt.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { DeskTodayQuery } from './Today.query.ts'

/** The day is asked for again after so long, in milliseconds. */
const askEvery = 30_000

/** The place at a glance: what waits and since when, whether the money adds up, and what was done last. */
export function TodayPage() {
  const asked = useQuery(DeskTodayQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: askEvery,
    skipPollAttempt: () => document.hidden,
  })
  useDeskAnswer(asked.error)
  const answeredAt = useAnsweredAt(asked)
  const content = answerState(asked, dayOf(asked.data))
  if (content.status !== 'ready') return <TodayState content={content} />
  return (
    <Stack gap="4">
      <TodayHead queues={content.queues} books={content.books} onDuty={content.figures.onDuty} />
      {content.isStale && <TodayStale answeredAt={answeredAt} />}
      <Day {...content} />
    </Stack>
  )
}

type Shown = NonNullable<ReturnType<typeof dayOf>>

function Day({ queues, books, figures, requests, entries }: Shown) {
  const { hasKeys } = useDesk()
  const assets = useAssets() ?? noAssets
  return (
    <TodayLayout
      main={
        <>
          <QueueList queues={queues} hrefOf={queue => deskLinks[queue] ?? null} hasKeys={hasKeys} />
          <BookTable books={books} assets={assets} />
          <LastChanges entries={entries} href={operatorPaths.trail()} />
        </>
      }
      side={
        <>
          <DayFigures figures={figures} assets={assets} />
          <EyesCard requests={requests} href={operatorPaths.requests()} />
        </>
      }
    />
  )
}

/** What there is to show; null while a part of it is missing. */
function dayOf(data: Today | undefined) {
  if (!data?.deskQueues || !data.deskBooks || !data.deskFigures) return null
  return {
    queues: data.deskQueues.items,
    books: data.deskBooks.items,
    figures: data.deskFigures,
    requests: data.secondRequests?.items ?? [],
    entries: data.auditEntries?.items ?? [],
  }
}
