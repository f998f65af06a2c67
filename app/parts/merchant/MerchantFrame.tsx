import { useQuery } from '@apollo/client/react'
import {
  MerchantSide,
  type MerchantSideContent,
} from '@souk/design-system/domain/shop/merchant/store/MerchantSide.tsx'
import { MainSideLayout, type MainMeasure } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { StoresQuery } from './Stores.query.ts'

interface MerchantFrameProps {
  children: ReactNode
  /** `full` for tables that need the width. */
  measure?: Exclude<MainMeasure, 'form'> | undefined
}

/** A page of a merchant, with the stores beside it. */
export function MerchantFrame({ children, measure = 'reading' }: MerchantFrameProps) {
  return (
    <MainSideLayout sideWidth="narrow" measure={measure} side={<StoresBeside />}>
      {children}
    </MainSideLayout>
  )
}

/** The stores, whatever has become of asking for them. */
export function StoresBeside() {
  const { accountId = null } = useParams()
  const asked = useQuery(StoresQuery)
  const content: MerchantSideContent = answerState(asked, asked.data?.merchantAccounts)
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
