import { useQuery } from '@apollo/client/react'
import { StoreList } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import type { StoreListContent } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import { answerState } from '../../../network/apollo/answerState.ts'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { paths } from '../../../routes/paths.ts'
import { StoresQuery } from '../../../parts/merchant/Stores.query.ts'
import { merchantLinks, storeLinks } from '../../../parts/merchant/storeLinks.ts'

/** The viewer's stores. */
export function StoresPage() {
  const asked = useQuery(StoresQuery)
  const content: StoreListContent = answerState(asked, asked.data?.merchantAccounts)
  return (
    <MerchantFrame isOfStores>
      <StoreList
        content={content}
        createHref={paths.createStore()}
        linksOf={storeLinks}
        pages={merchantLinks}
      />
    </MerchantFrame>
  )
}
