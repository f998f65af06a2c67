import type { StoreLinks } from '@souk/design-system/domain/merchant/store/StoreCard.tsx'
import { paths } from '../paths.ts'

/** Where the pages of a store are. */
export const storeLinks = (accountId: string): StoreLinks => ({
  view: paths.store(accountId),
  software: paths.storeSoftware(accountId),
  edit: paths.editStore(accountId),
  look: paths.storeStyle(accountId),
  invoices: paths.invoices(accountId),
  createInvoice: paths.createInvoice(accountId),
})
