import { storeStatuses } from '../domain/store/machine.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** Where a store stands. */
export const StoreStatus = namedSchema('MerchantAccountStatus', oneOf(storeStatuses))
