import { IntegrationHelp } from '@souk/design-system/domain/shop/merchant/integration/IntegrationHelp.tsx'
import { StoreTabs } from '@souk/design-system/domain/shop/merchant/store/StoreTabs.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useParams, useSearchParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { storeLinks } from '../../../parts/merchant/storeLinks.ts'
import { StoreSettings } from './StoreSettings.tsx'
import { StoreWebhooks } from './StoreWebhooks.tsx'

/** What the programs of one of the viewer's stores need; the log of its webhooks first where its address names an invoice. */
export function SoftwarePage() {
  const { accountId = '' } = useParams()
  const [query] = useSearchParams()
  const t = useT('merchantIntegration')
  const subject = query.get('about')
  const log = <StoreWebhooks key={subject} accountId={accountId} subject={subject} />
  return (
    <MerchantFrame>
      <FoundStore key={accountId} accountId={accountId} title={t('title')}>
        {store => (
          <>
            <PageTitle lead={store.look.title}>{t('title')}</PageTitle>
            <Stack gap="4">
              <StoreTabs links={storeLinks(accountId)} current="software" />
              {subject !== null && log}
              <StoreSettings accountId={accountId} />
              {subject === null && log}
              <IntegrationHelp docsHref="/docs/merchant-api.txt" origin={location.origin} />
            </Stack>
          </>
        )}
      </FoundStore>
    </MerchantFrame>
  )
}
