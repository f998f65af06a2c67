import { AttractedPayments } from '@souk/design-system/domain/shop/merchant/stats/AttractedPayments.tsx'
import { StatsFrame } from '@souk/design-system/domain/shop/merchant/stats/StatsFrame.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { formatDate } from '@souk/design-system/format/date/formatDate.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { paths } from '../../../routes/paths.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { AttractedStoreQuery } from './Attracted.queries.ts'
import { useStats } from './useStats.ts'

/** What one store is paid that opened because of the viewer. */
export function AttractedStorePage() {
  const { accountId = '' } = useParams()
  const t = useT('merchantStats')
  const locale = useLocale()
  const assets = useAssets() ?? noAssets
  const content = useStats(AttractedStoreQuery, { accountId }, ({ attractedStore }) => attractedStore ?? null)
  const store = content.status === 'ready' ? content.figures : null
  return (
    <MerchantFrame measure="full">
      <PageTitle
        lead={
          store === null
            ? undefined
            : t('attracted.since', { date: formatDate(store.since, { format: 'date', locale }) })
        }
      >
        {store?.title ?? t('attracted.title')}
      </PageTitle>
      <StatsFrame content={content} listHref={paths.attractedStores()}>
        {figures => <AttractedPayments figures={figures} methods={figures.methods} assets={assets} />}
      </StatsFrame>
    </MerchantFrame>
  )
}
