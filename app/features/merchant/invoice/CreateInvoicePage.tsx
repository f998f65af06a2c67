import { useRules } from '@souk/design-system/locales/rules.ts'
import { formatDuration } from '@souk/design-system/format/date/formatDuration.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { InvoiceBlockNotice } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceBlockNotice.tsx'
import { StoreLoading } from '@souk/design-system/domain/shop/merchant/store/StoreLoading.tsx'
import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams, useSearchParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { paths } from '../../../routes/paths.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { NewInvoice } from './NewInvoice.tsx'
import { useQuery } from '@apollo/client/react'
import type { InvoiceDetailShape } from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import { InvoiceQuery } from './Invoice.queries.ts'

/** A new invoice of one of the viewer's stores; a copy of another where the address names one. */
export function CreateInvoicePage() {
  const { accountId = '' } = useParams()
  const t = useT('merchantInvoice')
  return (
    <MerchantFrame>
      <FoundStore key={accountId} accountId={accountId} title={t('form.title')}>
        {store => <OfStore store={store} />}
      </FoundStore>
    </MerchantFrame>
  )
}

function OfStore({ store }: { store: StoreShape }) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { invoiceMinutes } = useRules()
  const [query] = useSearchParams()
  const from = query.get('from')
  const assets = useAssets()
  const copied = useCopied(from)
  const { status } = store
  return (
    <>
      <PageTitle lead={t('form.lead', { time: formatDuration(invoiceMinutes, locale) })}>
        {t(from === null ? 'form.title' : 'form.copyTitle')}
      </PageTitle>
      {status !== 'active' ? (
        <InvoiceBlockNotice store={{ ...store, status }} storeHref={paths.store(store.accountId)} />
      ) : assets === null || copied === 'coming' ? (
        <StoreLoading />
      ) : (
        <NewInvoice key={from} store={store} assets={assets} copied={copied} />
      )}
    </>
  )
}

/** The invoice that a new one begins as a copy of; null for none, and where it is not there: the form is then empty. */
function useCopied(id: string | null): InvoiceDetailShape | null | 'coming' {
  const { data, loading } = useQuery(InvoiceQuery, { variables: { id: id ?? '' }, skip: id === null })
  if (id === null) return null
  return data?.invoice ?? (loading ? 'coming' : null)
}
