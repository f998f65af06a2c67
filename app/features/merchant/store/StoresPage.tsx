import { useQuery } from '@apollo/client/react'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { InvoiceStats } from '@souk/design-system/domain/shop/merchant/stats/InvoiceStats.tsx'
import { StatsSummary } from '@souk/design-system/domain/shop/merchant/stats/StatsSummary.tsx'
import { AttractedNote } from '@souk/design-system/domain/shop/merchant/store/AttractedNote.tsx'
import { StoreList } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import type { StoreListContent } from '@souk/design-system/domain/shop/merchant/store/StoreList.tsx'
import { answerState } from '../../../network/apollo/answerState.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { paths } from '../../../routes/paths.ts'
import { StoresQuery } from '../../../parts/merchant/Stores.query.ts'
import { merchantLinks, storeLinks } from '../../../parts/merchant/storeLinks.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { WorkspaceQuery } from '../../../parts/merchant/Workspace.query.ts'

/** The viewer's stores, and what they made: each in a line, all by month and in short. */
export function StoresPage() {
  const asked = useQuery(StoresQuery)
  // The stores are there without it: nobody is told when it fails.
  const { data: made } = useQuery(WorkspaceQuery, { context: marked({ errors: 'silent' }) })
  const assets = useAssets() ?? noAssets
  const content: StoreListContent = answerState(asked, asked.data?.merchantAccounts)
  const [invoices, payouts] = [made?.merchantStats, made?.merchantPayoutStats]
  const first = asked.data?.merchantAccounts?.items[0]
  const attracted = asked.data?.merchantAccounts?.attractedCount ?? 0
  return (
    <MainSideLayout
      sideWidth="narrow"
      side={
        <>
          {invoices && payouts && (
            <StatsSummary
              invoices={invoices.total}
              payouts={payouts.total}
              assets={assets}
              statsHref={paths.merchantStats()}
            />
          )}
          {attracted > 0 && <AttractedNote count={attracted} href={paths.attractedStores()} />}
        </>
      }
    >
      <StoreList
        content={content}
        figures={new Map(invoices?.stores.map(store => [store.accountId, store]))}
        createHref={paths.createStore()}
        linksOf={storeLinks}
        pages={merchantLinks}
      />
      {invoices && first && (
        <InvoiceStats figures={invoices} assets={assets} makeHref={paths.createInvoice(first.accountId)} />
      )}
    </MainSideLayout>
  )
}
