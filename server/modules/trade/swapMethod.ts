import { inEachLocale } from '../../locales/localeTable.ts'
import { brand } from '../../domain/brand.ts'
import { findPaymentMethod } from '../../domain/reference/paymentMethod.ts'
import type { PaymentMethod } from '../../domain/reference/paymentMethodRow.ts'

/** How a swap is paid for: out of the other one's wallet. No advert can name it, and no list has it. */
export const swapMethod = {
  code: 'swap',
  urlCode: 'swap',
  name: inEachLocale(({ short }) => short.swapMethod.replace('{brand}', () => brand.name)),
  group: 'wallet',
  countries: [],
  currencies: [],
  banks: [],
  speed: 'instant',
  reversible: false,
} as const satisfies PaymentMethod

/** The method of a stored trade. */
export const methodOfTrade = (code: string): PaymentMethod | undefined =>
  code === swapMethod.code ? swapMethod : findPaymentMethod(code)
