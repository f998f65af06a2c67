import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import type { DeskPages, DeskPart } from '../deskShape.ts'
import { SearchBar } from '../person/list/PeopleTable.styles.ts'
import { QueueCard } from '../queue/QueueCard.tsx'
import { SaidPlace } from '../queue/SaidPlace.tsx'
import { JobRow } from './JobRow.tsx'
import { OneOf } from './OneOf.tsx'
import { jobStates } from '../runningShape.ts'
import type { DeskJobShape, JobAct, JobState } from '../runningShape.ts'

interface JobListProps {
  content: DeskPart<DeskPages<DeskJobShape>>
  /** Which are listed; null for all. */
  state: JobState | null
  onState: (state: JobState | null) => void
  /** Whether single keys do something. */
  hasKeys: boolean
  /** Does it; what it throws is said where the reason was asked for. */
  onAct: (job: DeskJobShape, act: JobAct, reason: string) => Promise<unknown>
}

/** Everything that the server does by itself: how it stands, and what the reader can do about it. */
export function JobList({ content, state, onState, hasKeys, onAct }: JobListProps) {
  const t = useT('deskRunning')
  const tJob = useT('deskJob')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const act = async (job: DeskJobShape, deed: JobAct, reason: string) => {
    await onAct(job, deed, reason)
    setSaid({ text: t(`job.said.${deed}`, { name: tJob(job.id) }) })
  }
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('job.label'),
          loading: t('job.loading'),
          failed: t('job.failed'),
          empty: t('job.empty'),
          emptyText: t('job.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        top={
          <SearchBar>
            <OneOf<JobState>
              label={t('job.which')}
              value={state}
              onChange={onState}
              allLabel={t('job.all')}
              options={jobStates.map(value => ({ value, label: t(`job.state.${value}`) }))}
            />
          </SearchBar>
        }
        renderRow={(job, opening) => (
          <JobRow job={job} opening={opening} onAct={(deed, reason) => act(job, deed, reason)} />
        )}
      />
    </Stack>
  )
}
