import { useQuery } from '@apollo/client/react'
import type { SwitchAct } from '@souk/design-system/domain/desk/act/SwitchDialog.tsx'
import { SubjectHistory } from '@souk/design-system/domain/desk/entry/SubjectHistory.tsx'
import { noTrailFilter } from '@souk/design-system/domain/desk/entry/trailFilter.ts'
import { SwitchList } from '@souk/design-system/domain/desk/act/SwitchList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useIntent } from '../../../services/useIntent.ts'
import { useServices } from '../../../services/useServices.ts'
import { partState } from '../partState.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { useTrail } from '../useTrail.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { DeskSwitchesQuery, PerformSwitchMutation } from './Switches.queries.ts'

/** What is on for everybody and what stands still, and the way to change it. */
export function SwitchesPage() {
  const t = useT('desk')
  const asked = useQuery(DeskSwitchesQuery, { fetchPolicy: 'cache-and-network' })
  useDeskAnswer(asked.error)
  return (
    <Stack gap="4">
      <PageTitle lead={t('switches.lead')}>{t('switches.title')}</PageTitle>
      <SwitchList
        content={partState(asked, asked.data?.deskSwitches ?? null)}
        onSwitch={useSwitch()}
        renderHistory={(subjectKind, name, label) => (
          <History subjectKind={subjectKind} subjectId={name} label={label} />
        )}
      />
    </Stack>
  )
}

interface HistoryProps {
  subjectKind: 'feature' | 'switch'
  subjectId: string
  label: string
}

/** What the trail says of one of them, everybody's and single people's. */
function History({ subjectKind, subjectId, label }: HistoryProps) {
  const t = useT('desk')
  const content = useTrail({ ...noTrailFilter, subjectKind, subjectId })
  return <SubjectHistory content={content} label={t('history.of', { name: label })} />
}

/** Switches, or asks for a second operator, and says which of both it was. */
function useSwitch() {
  const t = useT('desk')
  const { alerts } = useServices()
  const { run } = useIntent(PerformSwitchMutation, { errors: 'place' })
  const call = useDeskCall()
  return async (change: SwitchAct, reason: string) => {
    const { performAct } = await call(() => run({ input: { ...change, reason } }))
    const title = performAct?.outcome === 'asked' ? t('switches.asked') : t('switches.done')
    alerts.show({ kind: 'success', title })
  }
}
