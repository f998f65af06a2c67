import { defaultLocale, inEachLocale, type ServerLocale } from '../../../locales/localeTable.ts'
import { brand } from '../../../domain/brand.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import type { PaymentMethod } from '../../../domain/reference/paymentMethodRow.ts'
import { methodName } from '../../../locales/referenceNames.ts'

const swapNames = inEachLocale(({ short }) => short.swapMethod.replace('{brand}', () => brand.name))

/** How a swap is paid for: out of the other one's wallet. No advert can name it, and no list has it. */
export const swapMethod = {
  code: 'swap',
  urlCode: 'swap',
  name: swapNames[defaultLocale],
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

/** What the method of a stored trade is called in a language. */
export const tradeMethodName = (method: PaymentMethod, locale: ServerLocale): string =>
  method.code === swapMethod.code ? swapNames[locale] : methodName(method, locale)
