import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { QueueCard } from '../QueueCard.tsx'
import type { QueueProps } from '../QueueCard.tsx'
import type { DeskStoreShape, StoreAct } from '../queueShape.ts'
import { SaidPlace } from '../SaidPlace.tsx'
import { StoreFilters } from './StoreFilters.tsx'
import type { StoreFilter } from './StoreFilters.tsx'
import { StoreRow } from './StoreRow.tsx'

interface StoreQueueProps extends QueueProps<DeskStoreShape> {
  filter: StoreFilter
  onFilter: (filter: StoreFilter) => void
  /** Does it; what it throws is said where the reason was asked for. */
  onAct: (store: DeskStoreShape, act: StoreAct, reason: string) => Promise<unknown>
}

/** Stores by how they stand, those to review first of all: what each sells, and what the reader can do about it. */
export function StoreQueue(props: StoreQueueProps) {
  const { content, hasKeys, filter, onFilter, goalMinutes, personHrefOf, onAct } = props
  const t = useT('deskQueue')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const isSearch = filter.search !== ''
  const act = async (store: DeskStoreShape, deed: StoreAct, reason: string) => {
    await onAct(store, deed, reason)
    setSaid({ text: t(`store.done.${deed}`, { store: store.title }) })
  }
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('store.label'),
          loading: t('store.loading'),
          failed: t('store.failed'),
          empty: isSearch ? t('store.notFound') : t(`store.empty.${filter.status ?? 'all'}`),
          emptyText: t(isSearch ? 'store.notFoundText' : 'store.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        top={<StoreFilters filter={filter} onFilter={onFilter} />}
        emptyAction={
          isSearch && (
            <Button onClick={() => onFilter({ status: null, search: '' })}>{t('store.clear')}</Button>
          )
        }
        renderRow={(store, opening) => (
          <StoreRow
            store={store}
            {...{ opening, goalMinutes, personHrefOf }}
            onAct={(deed, reason) => act(store, deed, reason)}
          />
        )}
      />
    </Stack>
  )
}
