import { countries, type Country } from '../domain/reference/country.ts'
import type { Fiat } from '../domain/reference/fiat.ts'
import { findPaymentMethod } from '../domain/reference/paymentMethod.ts'
import type { Bank, PaymentMethod } from '../domain/reference/paymentMethodRow.ts'
import { placeOf } from '../domain/reference/place.ts'
import type { TimeZone } from '../domain/reference/timeZone.ts'
import { inEachLocale, type ServerLocale } from './localeTable.ts'
import type { NamedKind } from './names.ts'

const names = inEachLocale(words => words.names)

/** What the language's folder says, else the English name. */
const nameIn = (locale: ServerLocale, kind: NamedKind, code: string, english: string): string =>
  names[locale][kind][code] ?? english

/** What a country is called in a language. */
export const countryName = ({ code, name }: Pick<Country, 'code' | 'name'>, locale: ServerLocale): string =>
  nameIn(locale, 'country', code, name)

/** What a currency is called in a language. */
export const fiatName = ({ code, name }: Pick<Fiat, 'code' | 'name'>, locale: ServerLocale): string =>
  nameIn(locale, 'fiat', code, name)

/** What a way to pay is called in a language. */
export const methodName = (
  { code, name }: Pick<PaymentMethod, 'code' | 'name'>,
  locale: ServerLocale,
): string => nameIn(locale, 'method', code, name)

/** What the way to pay of a code is called in a language; null where there is no such way. */
export function methodNamed(code: string, locale: ServerLocale): string | null {
  const method = findPaymentMethod(code)
  return method === undefined ? null : methodName(method, locale)
}

/** What a bank of a payment method is called in a language. */
export const bankName = (
  method: Pick<PaymentMethod, 'code'>,
  { code, name }: Bank,
  locale: ServerLocale,
): string => nameIn(locale, 'bank', `${method.code}.${code}`, name)

/** What the town of a time zone is called in a language. */
export const timeZoneName = ({ id, name }: Pick<TimeZone, 'id' | 'name'>, locale: ServerLocale): string =>
  nameIn(locale, 'timeZone', id, name)

/** What the place of a time zone is called: "Lagos, Nigeria"; "Singapore" alone, where town and country have one name. */
export function placeName(timeZone: string, locale: ServerLocale): string | null {
  const place = placeOf(timeZone)
  if (place === null) return null
  const town = timeZoneName(place, locale)
  const found = countries.get(place.country)
  const country = found === undefined ? town : countryName(found, locale)
  return country === town ? town : `${town}, ${country}`
}
