import { withdrawalStatuses } from '../domain/withdrawal/machine.ts'
import { named, oneOf } from '../kernel/schema.ts'

/** Where a withdrawal stands. */
export const WithdrawalStatus = named('WithdrawalStatus', oneOf(withdrawalStatuses))
