import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { StoreInvoices } from './StoreInvoices.tsx'

/** The invoices of one of the viewer's stores, narrowed as its address says; the details of one over the list. */
export function InvoicesPage() {
  const { accountId = '' } = useParams()
  const t = useT('merchantInvoice')
  return (
    <MerchantFrame measure="full">
      <FoundStore key={accountId} accountId={accountId} title={t('title')}>
        {store => <StoreInvoices store={store} />}
      </FoundStore>
    </MerchantFrame>
  )
}
