import { withdrawalStatuses } from '../domain/withdrawal/machine.ts'
import { namedSchema, oneOf } from '../kernel/schema.ts'

/** Where a withdrawal stands. */
export const WithdrawalStatus = namedSchema('WithdrawalStatus', oneOf(withdrawalStatuses))
