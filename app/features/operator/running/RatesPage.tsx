import { RateList } from '@souk/design-system/domain/desk/running/RateList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { useWaiting } from '../useWaiting.ts'
import { DeskRatesQuery } from './Running.queries.ts'
import { ratesHref, readRateState } from './runningAddress.ts'
import { useRunningCalls } from './useRunningCalls.ts'
import { useWhole } from './useWhole.ts'

/** Every pair with the dollar, and the way to pause it: which are listed is in the address. */
export function RatesPage() {
  const t = useT('deskRunning')
  const go = useGo()
  const [query] = useSearchParams()
  const state = readRateState(query)
  return (
    <Stack gap="4">
      <PageTitle lead={t('rate.lead')} actions={<ExportPart list="rates" filter={{ state }} />}>
        {t('rate.title')}
      </PageTitle>
      <RateList
        content={useWhole(DeskRatesQuery, 'deskRates', { state })}
        state={state}
        onState={next => go(ratesHref(next), { replace: true, state: keepFocus, preventScrollReset: true })}
        hasKeys={useDesk().hasKeys}
        requests={useWaiting().requests}
        {...useRunningCalls()}
      />
    </Stack>
  )
}
