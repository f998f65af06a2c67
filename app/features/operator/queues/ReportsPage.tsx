import type { DeskReportShape, ReportAct } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import { ReportQueue } from '@souk/design-system/domain/desk/queue/report/ReportQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useServices } from '../../../services/useServices.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ActOnQueueMutation, DeskReportsQuery, ReadReportedMessageMutation } from './Queues.queries.ts'
import { readReportState, reportsHref } from './reportsAddress.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** What people have reported, and the offers that are hidden: which are listed is in the address. */
export function ReportsPage() {
  const t = useT('deskQueue')
  const go = useGo()
  const [query] = useSearchParams()
  const state = readReportState(query)
  return (
    <Stack gap="4">
      <PageTitle lead={t('report.lead')} actions={<ExportPart list="reports" filter={{ state }} />}>
        {t('report.title')}
      </PageTitle>
      <ReportQueue
        // What was read and typed in one list is nothing to the other.
        key={state}
        content={useQueue(DeskReportsQuery, 'deskReports', { state })}
        state={state}
        onState={next => go(reportsHref(next), { replace: true, state: keepFocus, preventScrollReset: true })}
        goalMinutes={useWaiting().goalOf('reports')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
        {...useReportCalls()}
      />
    </Stack>
  )
}

/** What these are refused for is thrown, for the form that asked for the reason. */
function useReportCalls() {
  const { client } = useServices()
  const { run } = useIntent(ActOnQueueMutation, { errors: 'place' })
  const call = useDeskCall()
  return {
    onAct: ({ id }: DeskReportShape, act: ReportAct, reason: string) =>
      call(() => run({ input: { act, subjectId: id, reason } })),
    onRead: ({ id }: DeskReportShape, reason: string) =>
      call(async () => {
        const { data } = await client.mutate({
          mutation: ReadReportedMessageMutation,
          variables: { id, input: { reason } },
          context: marked({ errors: 'place' }),
          // Somebody else's words are for the eyes of whoever asked.
          fetchPolicy: 'no-cache',
        })
        if (data?.readReportedMessage == null) throw new Error('Nothing was answered')
        return data.readReportedMessage
      }),
  }
}
