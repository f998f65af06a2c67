import type { CountryCode } from '../reference/country.ts'
import type { PaymentMethod } from '../reference/paymentMethodRow.ts'

/** British islands bank in the United Kingdom. */
const bankingIn: Partial<Record<CountryCode, CountryCode>> = { GG: 'GB', IM: 'GB', JE: 'GB' }

/** The one country that a method's accounts are in; null where there are several, or where it is used everywhere. */
export function countryOf(method: Pick<PaymentMethod, 'countries'>): CountryCode | null {
  const [first, ...others] = new Set(method.countries.map(country => bankingIn[country] ?? country))
  return first !== undefined && others.length === 0 ? first : null
}
