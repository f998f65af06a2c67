import * as unions from '../../__generated__/unions.ts'

/** What kind of payment a method is, in the order in which groups are listed. */
export const paymentMethodGroups = unions.paymentMethodGroups
export type PaymentMethodGroup = (typeof paymentMethodGroups)[number]
