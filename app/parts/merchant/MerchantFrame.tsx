import { useQuery } from '@apollo/client/react'
import {
  MerchantSide,
  type MerchantSideContent,
} from '@souk/design-system/domain/shop/merchant/store/MerchantSide.tsx'
import { MainSideLayout, type MainMeasure } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../routes/paths.ts'
import { StoresQuery } from './Stores.query.ts'

interface MerchantFrameProps {
  children: ReactNode
  /** `full` for tables that need the width. */
  measure?: Exclude<MainMeasure, 'form'> | undefined
  /** The page is of the stores: it says by itself that they did not load, and under it they are not listed again. */
  isOfStores?: boolean | undefined
}

/** A page of a merchant, with the stores beside it. */
export function MerchantFrame({ children, measure = 'reading', isOfStores = false }: MerchantFrameProps) {
  return (
    <MainSideLayout
      sideWidth="narrow"
      measure={measure}
      below={isOfStores ? 'hide' : 'drop'}
      side={<StoresBeside isOfStores={isOfStores} />}
    >
      {children}
    </MainSideLayout>
  )
}

/** The stores, whatever has become of asking for them. */
export function StoresBeside({ isOfStores = false }: Pick<MerchantFrameProps, 'isOfStores'>) {
  const { accountId = null } = useParams()
  const { data, error, loading, refetch } = useQuery(StoresQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.merchantAccounts
  if (!found && error !== undefined && isOfStores) return null
  const content: MerchantSideContent = found
    ? { status: 'ready', ...found }
    : error === undefined
      ? { status: 'loading' }
      : // The card says by itself that it did not load.
        { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
  return (
    <MerchantSide
      content={content}
      currentId={accountId}
      hrefOf={paths.store}
      createHref={paths.createStore()}
      attractedHref={paths.attractedStores()}
    />
  )
}
