import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useParams } from 'react-router-dom'
import { FoundStore } from '../../../merchant/FoundStore.tsx'
import { StoreInvoices } from './StoreInvoices.tsx'

/** The invoices of one of the viewer's stores, narrowed as its address says; the details of one over the list. */
export function InvoicesPage() {
  const { accountId = '' } = useParams()
  const t = useT('merchantInvoice')
  return (
    <Stack gap="4">
      <FoundStore key={accountId} accountId={accountId} title={t('title')}>
        {store => <StoreInvoices store={store} />}
      </FoundStore>
    </Stack>
  )
}
