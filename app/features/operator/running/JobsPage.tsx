import { JobList } from '@souk/design-system/domain/desk/running/JobList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { DeskJobsQuery } from './Running.queries.ts'
import { jobsHref, readJobState } from './runningAddress.ts'
import { useRunningCalls } from './useRunningCalls.ts'
import { useWhole } from './useWhole.ts'

/** What the server does by itself, and what fails: which jobs are listed is in the address. */
export function JobsPage() {
  const t = useT('deskRunning')
  const go = useGo()
  const [query] = useSearchParams()
  const state = readJobState(query)
  return (
    <Stack gap="4">
      <PageTitle lead={t('job.lead')} actions={<ExportPart list="jobs" filter={{ state }} />}>
        {t('job.title')}
      </PageTitle>
      <JobList
        content={useWhole(DeskJobsQuery, 'deskJobs', { state })}
        state={state}
        onState={next => go(jobsHref(next), { replace: true, state: keepFocus, preventScrollReset: true })}
        hasKeys={useDesk().hasKeys}
        onAct={useRunningCalls().onAct}
      />
    </Stack>
  )
}
