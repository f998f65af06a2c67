import { paymentMethods } from '../../server/domain/reference/paymentMethod.ts'
import type { FiatCode } from '../../server/domain/reference/fiat.ts'

/** The codes of a fiat's payment methods. */
export const paymentMethodsFor = (fiat: FiatCode): readonly string[] =>
  [...paymentMethods.values()].filter(row => row.currencies.includes(fiat)).map(({ code }) => code)
