import { AuditTrail } from '@souk/design-system/domain/desk/entry/AuditTrail.tsx'
import { TrailCheck } from '@souk/design-system/domain/desk/entry/TrailCheck.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { ExportPart } from '../ExportPart.tsx'
import { readTrailFilter, trailHref } from './trailAddress.ts'
import { useTrail } from '../useTrail.ts'
import { useTrailCheck } from './useTrailCheck.ts'

/** What was done at the desk, for good: narrowed as its address says, and checked whole when somebody asks. */
export function TrailPage() {
  const t = useT('desk')
  const go = useGo()
  const [query] = useSearchParams()
  const filter = readTrailFilter(query)
  return (
    <Stack gap="4">
      <PageTitle
        lead={t('trail.lead')}
        actions={
          <ExportPart
            list="trail"
            filter={{
              deed: filter.deed,
              subject_kind: filter.subjectKind,
              subject_id: filter.subjectId,
              actor: filter.actor,
            }}
          />
        }
      >
        {t('trail.title')}
      </PageTitle>
      <TrailCheck {...useTrailCheck()} />
      <AuditTrail
        content={useTrail(filter)}
        filter={filter}
        onFilter={next => go(trailHref(next), { replace: true, state: keepFocus, preventScrollReset: true })}
      />
    </Stack>
  )
}
