import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { InvoiceForm } from '@souk/design-system/domain/merchant/invoice/InvoiceForm.tsx'
import { firstAsset, invoiceAssets } from '@souk/design-system/domain/merchant/invoice/invoiceAsset.ts'
import type {
  InvoiceDetailShape,
  InvoiceValues,
} from '@souk/design-system/domain/merchant/invoice/merchantInvoice.ts'
import type { StoreShape } from '@souk/design-system/domain/merchant/store/storeShape.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useIntent } from '../../../apollo/useIntent.ts'
import { paths } from '../../../paths.ts'
import { usePreferences } from '../../../preferences/usePreferences.ts'
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
