import type { DeskStoreShape, StoreAct } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import type { StoreFilter } from '@souk/design-system/domain/desk/queue/store/StoreFilters.tsx'
import { StoreQueue } from '@souk/design-system/domain/desk/queue/store/StoreQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ActOnQueueMutation, DeskStoresQuery } from './Queues.queries.ts'
import { readStoreFilter, storesHref } from './storesAddress.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** Stores to review, and every other one: which are listed is in the address. */
export function StoresPage() {
  const t = useT('deskQueue')
  const go = useGo()
  const [query] = useSearchParams()
  const filter = readStoreFilter(query)
  const { status, search } = filter
  const { goalOf } = useWaiting()
  const content = useQueue(DeskStoresQuery, 'deskStores', { status, search: search === '' ? null : search })
  const narrow = (next: StoreFilter) =>
    go(storesHref(next), { replace: true, state: keepFocus, preventScrollReset: true })
  return (
    <Stack gap="4">
      <PageTitle
        lead={t('store.lead')}
        actions={
          <ExportPart list="stores" filter={{ state: status, search: search === '' ? null : search }} />
        }
      >
        {t('store.title')}
      </PageTitle>
      <StoreQueue
        content={content}
        filter={filter}
        onFilter={narrow}
        goalMinutes={goalOf('stores')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
        onAct={useStoreAct()}
      />
    </Stack>
  )
}

/** What it is refused for is thrown, for the form that asked for the reason. */
function useStoreAct() {
  const { run } = useIntent(ActOnQueueMutation, { errors: 'place' })
  const call = useDeskCall()
  return ({ id }: DeskStoreShape, act: StoreAct, reason: string) =>
    call(() => run({ input: { act, subjectId: id, reason } }))
}
