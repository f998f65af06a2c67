import { storeStatuses } from '../domain/store/machine.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** Where a store stands. */
export const StoreStatus = named('MerchantAccountStatus', oneOf(storeStatuses))
