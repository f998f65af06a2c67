import { useQuery } from '@apollo/client/react'
import { StoreGoneState } from '@souk/design-system/domain/shop/merchant/store/StoreGoneState.tsx'
import { StoreLoading } from '@souk/design-system/domain/shop/merchant/store/StoreLoading.tsx'
import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import type { ReactNode } from 'react'
import { statusOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import { StoreQuery } from './Store.query.ts'

interface FoundStoreProps {
  accountId: string
  /** What the page is called while there is no store to show. */
  title: string
  children: (store: StoreShape) => ReactNode
}

/** One of the viewer's stores, and what is shown until it is there, or instead of it. */
export function FoundStore({ accountId, title, children }: FoundStoreProps) {
  const { data, error, loading, refetch } = useQuery(StoreQuery, { variables: { accountId } })
  const store = data?.merchantAccount
  if (store) return children(store)
  if (error === undefined) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <StoreLoading />
      </>
    )
  }
  if (![400, 403, 404, 422].includes(statusOf(error) ?? 0)) {
    // What it fails with shows in place.
    const retry = () => void refetch().catch(() => {})
    return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StoreGoneState listHref={paths.stores()} />
    </>
  )
}
