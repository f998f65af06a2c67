import { InvoiceStats } from '@souk/design-system/domain/shop/merchant/stats/InvoiceStats.tsx'
import { PayoutStats } from '@souk/design-system/domain/shop/merchant/stats/PayoutStats.tsx'
import { StatsFrame } from '@souk/design-system/domain/shop/merchant/stats/StatsFrame.tsx'
import { StoreFigures } from '@souk/design-system/domain/shop/merchant/stats/StoreFigures.tsx'
import { MissingStoresNotice } from '@souk/design-system/domain/shop/merchant/stats/MissingStoresNotice.tsx'
import { MerchantTabs } from '@souk/design-system/domain/shop/merchant/store/MerchantTabs.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { merchantLinks } from '../../../parts/merchant/storeLinks.ts'
import { paths } from '../../../routes/paths.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { WorkspaceQuery } from '../../../parts/merchant/Workspace.query.ts'
import { useStats } from './useStats.ts'

/** What all of the viewer's stores made in six months, and each of them. */
export function WorkspacePage() {
  const t = useT('merchantStats')
  const assets = useAssets() ?? noAssets
  const content = useStats(WorkspaceQuery, {}, ({ merchantStats: invoices, merchantPayoutStats: payouts }) =>
    invoices && payouts ? { invoices, payouts } : null,
  )
  return (
    <MerchantFrame measure="full">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Stack gap="4">
        <MerchantTabs links={merchantLinks} current="workspace" />
        <StatsFrame content={content} listHref={paths.stores()}>
          {({ invoices, payouts }) =>
            // Figures of a store that is closed are still there.
            invoices.stores.length === 0 && invoices.total.made === 0 ? (
              <MissingStoresNotice openHref={paths.createStore()} />
            ) : (
              <>
                <InvoiceStats figures={invoices} assets={assets} makeHref={null} />
                <PayoutStats figures={payouts} assets={assets} />
                {invoices.stores.length > 0 && (
                  <StoreFigures stores={invoices.stores} hrefOf={paths.storeStats} />
                )}
              </>
            )
          }
        </StatsFrame>
      </Stack>
    </MerchantFrame>
  )
}
