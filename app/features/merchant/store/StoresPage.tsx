import { useQuery } from '@apollo/client/react'
import { StoreList } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import type { StoreListContent } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { paths } from '../../../routes/paths.ts'
import { StoresQuery } from '../../../parts/merchant/Stores.query.ts'
import { merchantLinks, storeLinks } from '../../../parts/merchant/storeLinks.ts'

/** The viewer's stores. */
export function StoresPage() {
  const { data, error, loading, refetch } = useQuery(StoresQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  return (
    <MerchantFrame isOfStores>
      <StoreList
        content={content()}
        createHref={paths.createStore()}
        linksOf={storeLinks}
        pages={merchantLinks}
      />
    </MerchantFrame>
  )

  function content(): StoreListContent {
    const found = data?.merchantAccounts
    const isFailed = error !== undefined
    if (found) return { status: 'ready', items: found.items, limit: found.limit, isStale: isFailed }
    if (!isFailed) return { status: 'loading' }
    // The card says by itself that it did not load.
    return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
  }
}
