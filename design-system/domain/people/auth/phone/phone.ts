import * as unions from '../../../__generated__/unions.ts'

/** How the code for a phone number comes: the end of the number that rings, or a message. */
export const phoneMethods = unions.phoneMethods
export type PhoneMethod = (typeof phoneMethods)[number]

/** How many digits each brings (specification, business constants). */
export const phoneCodeDigits = { call: 4, sms: 5 } as const satisfies Record<PhoneMethod, number>

/** A country of the list of calling codes. */
export interface PhoneCountry {
  readonly countryCode: string
  readonly countryName: string
  /** `234` or `+234`. */
  readonly phoneCode: string
}

/** What somebody gives to be called or written to. */
export interface PhoneValues {
  /** International, as typed: `+2348012345678`. A leading zero of the country's own is the server's to drop. */
  readonly phone: string
  readonly countryCode: string
  readonly method: PhoneMethod
  /** Of the authenticator, where it is asked for. */
  readonly code?: string
}

/** Countries as a reader looks for them: by their names, in the order of the reader's alphabet. */
export const byName = (countries: readonly PhoneCountry[], locale: string): PhoneCountry[] =>
  countries.toSorted((one, other) => one.countryName.localeCompare(other.countryName, locale))

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** A calling code as it is written: `+234`. */
export const callingCode = ({ phoneCode }: PhoneCountry): string => `+${digitsOf(phoneCode)}`

/** The number with its calling code. One that was pasted whole, with a plus, stays as it is. */
export const internationalPhone = (country: PhoneCountry, typed: string): string =>
  typed.trim().startsWith('+') ? `+${digitsOf(typed)}` : callingCode(country) + digitsOf(typed)

/** Fewest and most digits of a number as typed (E.164 allows 15 with the calling code). */
const phoneDigits = { min: 4, max: 15 } as const

/** Digits, in groups or not, as people write a number. */
export const isPhone = (typed: string): boolean => {
  const { length } = digitsOf(typed)
  return /^\+?[\d\s().-]+$/.test(typed.trim()) && length >= phoneDigits.min && length <= phoneDigits.max
}
