import type { StoreLinks } from '@souk/design-system/domain/shop/merchant/store/StoreCard.tsx'
import type { MerchantPage } from '@souk/design-system/domain/shop/merchant/store/MerchantTabs.tsx'
import { paths } from '../../routes/paths.ts'

/** Where the pages of a merchant are. */
export const merchantLinks: Readonly<Record<MerchantPage, string>> = {
  stores: paths.stores(),
  workspace: paths.merchantStats(),
  attracted: paths.attractedStores(),
}

/** Where the pages of a store are. */
export const storeLinks = (accountId: string): StoreLinks => ({
  view: paths.store(accountId),
  stats: paths.storeStats(accountId),
  software: paths.storeSoftware(accountId),
  edit: paths.editStore(accountId),
  look: paths.storeStyle(accountId),
  invoices: paths.invoices(accountId),
  createInvoice: paths.createInvoice(accountId),
})
