import { AttractedPayments } from '@souk/design-system/domain/shop/merchant/stats/AttractedPayments.tsx'
import { AttractedStores } from '@souk/design-system/domain/shop/merchant/stats/AttractedStores.tsx'
import { AttractedEmpty } from '@souk/design-system/domain/shop/merchant/stats/AttractedEmpty.tsx'
import { StatsFrame } from '@souk/design-system/domain/shop/merchant/stats/StatsFrame.tsx'
import { MerchantTabs } from '@souk/design-system/domain/shop/merchant/store/MerchantTabs.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import type { AttractedQuery as AttractedData } from '../../../__generated__/graphql.ts'
import { merchantLinks } from '../../../parts/merchant/storeLinks.ts'
import { paths } from '../../../routes/paths.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { AttractedQuery } from './Attracted.queries.ts'
import { useStats } from './useStats.ts'

/** What the stores are paid that opened because of the viewer. */
export function AttractedPage() {
  const t = useT('merchantStats')
  const assets = useAssets() ?? noAssets
  const content = useStats(AttractedQuery, {}, figuresOf)
  return (
    <MerchantFrame measure="full">
      <PageTitle lead={t('attracted.lead')}>{t('attracted.title')}</PageTitle>
      <Stack gap="4">
        <MerchantTabs links={merchantLinks} current="attracted" />
        <StatsFrame content={content} listHref={paths.stores()}>
          {({ payments, methods, top, all }) =>
            all.length === 0 ? (
              <AttractedEmpty />
            ) : (
              <>
                <AttractedPayments figures={payments} methods={methods} assets={assets} />
                {top.length > 1 && (
                  <AttractedStores list="top" stores={top} assets={assets} hrefOf={paths.attractedStore} />
                )}
                <AttractedStores list="all" stores={all} assets={assets} hrefOf={paths.attractedStore} />
              </>
            )
          }
        </StatsFrame>
      </Stack>
    </MerchantFrame>
  )
}

function figuresOf(data: AttractedData) {
  const { attractedPayments: payments, attractedPaymentMethods: methods } = data
  const { topAttractedStores: top, attractedStores: all } = data
  if (!payments || !methods || !top || !all) return null
  return { payments, methods: methods.items, top: top.items, all: all.items }
}
