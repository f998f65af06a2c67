import { InvoiceStats } from '@souk/design-system/domain/shop/merchant/stats/InvoiceStats.tsx'
import { PayoutStats } from '@souk/design-system/domain/shop/merchant/stats/PayoutStats.tsx'
import { StatsFrame } from '@souk/design-system/domain/shop/merchant/stats/StatsFrame.tsx'
import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { StoreTabs } from '@souk/design-system/domain/shop/merchant/store/StoreTabs.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { storeLinks } from '../../../parts/merchant/storeLinks.ts'
import { paths } from '../../../routes/paths.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { StoreStatsQuery } from './Stats.queries.ts'
import { useStats } from './useStats.ts'

/** What one of the viewer's stores made in six months. */
export function StoreStatsPage() {
  const { accountId = '' } = useParams()
  const t = useT('merchantStats')
  return (
    <MerchantFrame measure="full">
      <FoundStore key={accountId} accountId={accountId} title={t('title')}>
        {store => <StoreStats store={store} />}
      </FoundStore>
    </MerchantFrame>
  )
}

function StoreStats({ store: { accountId, look, status } }: { store: StoreShape }) {
  const t = useT('merchantStats')
  const assets = useAssets() ?? noAssets
  const content = useStats(
    StoreStatsQuery,
    { accountId },
    ({ merchantAccountStats: invoices, merchantAccountPayoutStats: payouts }) =>
      invoices && payouts ? { invoices, payouts } : null,
  )
  return (
    <>
      <PageTitle lead={t('storeLead')}>{look.title}</PageTitle>
      <Stack gap="4">
        <StoreTabs links={storeLinks(accountId)} current="stats" />
        <StatsFrame content={content} listHref={paths.stores()}>
          {({ invoices, payouts }) => (
            <>
              <InvoiceStats
                figures={invoices}
                assets={assets}
                makeHref={status === 'active' ? paths.createInvoice(accountId) : null}
              />
              <PayoutStats figures={payouts} assets={assets} />
            </>
          )}
        </StatsFrame>
      </Stack>
    </>
  )
}
