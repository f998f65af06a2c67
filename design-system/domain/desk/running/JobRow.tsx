import Cog from 'lucide-react/icons/cog'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ActsInPlace } from '../act/ActsInPlace.tsx'
import type { RowOpening } from '../queue/QueueCard.tsx'
import { OpeningRow } from '../queue/QueueRow.tsx'
import { jobLook } from './runningLook.ts'
import { isJobAct } from '../runningShape.ts'
import type { DeskJobShape, JobAct } from '../runningShape.ts'
import { useMoment } from './useMoment.ts'

interface JobRowProps {
  job: DeskJobShape
  opening: RowOpening
  onAct: (act: JobAct, reason: string) => Promise<unknown>
}

/** A kind of job: whether it comes by itself, when it was done and how it stands; opened, how it fails and what can be done. */
export function JobRow({ job, opening, onAct }: JobRowProps) {
  const t = useT('deskRunning')
  const tJob = useT('deskJob')
  const momentOf = useMoment()
  const { id, state, isRecurring, isRunning, doneAt, lateSince, failingSince } = job
  const name = tJob(id)
  const since = failingSince ?? lateSince
  return (
    <OpeningRow
      {...opening}
      title={name}
      mark={<Icon of={Cog} />}
      facts={
        <>
          <span>{t(isRunning ? 'job.running' : isRecurring ? 'job.recurring' : 'job.onDemand')}</span>
          {doneAt !== null && (
            <time dateTime={doneAt}>
              {t('job.done')} {momentOf(doneAt, '')}
            </time>
          )}
        </>
      }
      note={<Chip {...jobLook[state]}>{t(`job.state.${state}`)}</Chip>}
      waiting={since === null ? null : { since, goalMinutes: null }}
    >
      <JobFacts job={job} />
      <ActsInPlace
        acts={job.acts.filter(isJobAct).map(act => ({
          act,
          label: t(`job.do.${act}`),
          title: t(`job.doNamed.${act}`, { name }),
          follows: t(`job.follows.${act}`),
          isGrave: false,
        }))}
        none={t('job.nothing')}
        onAct={onAct}
      />
    </OpeningRow>
  )
}

function JobFacts({ job }: Pick<JobRowProps, 'job'>) {
  const t = useT('deskRunning')
  const momentOf = useMoment()
  const {
    doneAt,
    nextAt,
    due,
    lateSince,
    failing,
    givenUp,
    failedInARow,
    failingSince,
    failedAt,
    lastError,
  } = job
  return (
    <DefinitionList>
      <DefinitionRow term={t('job.done')}>{momentOf(doneAt, t('job.never'))}</DefinitionRow>
      <DefinitionRow term={t('job.next')}>{momentOf(nextAt, t('job.noNext'))}</DefinitionRow>
      <DefinitionRow term={t('job.due')}>{due}</DefinitionRow>
      {lateSince !== null && (
        <DefinitionRow term={t('job.late')}>{momentOf(lateSince, t('job.never'))}</DefinitionRow>
      )}
      {failingSince !== null && (
        <>
          <DefinitionRow term={t('job.since')}>{momentOf(failingSince, t('job.never'))}</DefinitionRow>
          <DefinitionRow term={t('job.failing')}>{failing}</DefinitionRow>
          <DefinitionRow term={t('job.givenUp')}>{givenUp}</DefinitionRow>
          <DefinitionRow term={t('job.inARow')}>{failedInARow}</DefinitionRow>
        </>
      )}
      {lastError !== null && (
        <>
          <DefinitionRow term={t('job.failedAt')}>{momentOf(failedAt, t('job.never'))}</DefinitionRow>
          <DefinitionRow term={t('wholeRow')}>
            <Text size="code" dir="ltr">
              {lastError}
            </Text>
          </DefinitionRow>
        </>
      )}
    </DefinitionList>
  )
}
