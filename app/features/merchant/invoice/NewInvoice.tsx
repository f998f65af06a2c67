import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { InvoiceForm } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceForm.tsx'
import { firstAsset, invoiceAssets } from '@souk/design-system/domain/shop/merchant/invoice/invoiceAsset.ts'
import type {
  InvoiceDetailShape,
  InvoiceValues,
} from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { paths } from '../../../routes/paths.ts'
import { usePreferences } from '../../../services/usePreferences.ts'
import { useServices } from '../../../services/useServices.ts'
import { CreateInvoiceMutation } from './Invoice.queries.ts'

interface NewInvoiceProps {
  store: StoreShape
  assets: AssetBook
  copied: InvoiceDetailShape | null
}

/** The form of a new invoice; what was made is shown at once, with its link. */
export function NewInvoice({ store, assets, copied }: NewInvoiceProps) {
  const t = useT('merchantInvoice')
  const { alerts, navigation } = useServices()
  const { currencyCode: viewers } = usePreferences()
  const { run } = useIntent(CreateInvoiceMutation, { errors: 'place' })
  const { accountId } = store
  const choice = invoiceAssets(store, assets)
  const save = async (values: InvoiceValues) => {
    const { createInvoice: invoice } = await run({ input: { accountId, ...values } })
    alerts.show({ kind: 'success', title: t(values.sendEmail ? 'form.mailed' : 'form.created') })
    navigation.go(invoice ? paths.invoice(accountId, invoice.id) : paths.invoices(accountId))
  }
  return (
    <InvoiceForm
      choice={choice}
      firstAsset={firstAsset(store, choice, { copied: copied?.amount.asset ?? null, viewers })}
      defaultLocale={store.look.defaultLocale}
      copied={copied}
      cancelHref={paths.invoices(accountId)}
      onSave={save}
    />
  )
}
