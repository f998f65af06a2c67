import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { accepted, refuse, refused, type Result } from '../refusal/refusal.ts'

/** How a code comes: as the end of the number that rings, or in a text message. */
export const phoneMethods = ['call', 'sms'] as const
export type PhoneMethod = (typeof phoneMethods)[number]

/** How many digits each brings (specification, business constants). */
export const phoneCodeDigits = { call: 4, sms: 5 } as const satisfies Record<PhoneMethod, number>

/** Kinds of numbers that people have. Calling any other (premium, shared cost) earns its owner money, or reaches nobody. */
const personal = new Set<string | undefined>(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP'])

/** Reads a number as it was typed, with its calling code, into E.164. Refuses `phone_invalid` at the field `phone`. */
export function parsePhone(typed: string): Result<string> {
  const number = parsePhoneNumberFromString(typed)
  const isPersonal = number !== undefined && number.isValid() && personal.has(number.getType())
  return isPersonal ? accepted(number.number) : refused(refuse('phone_invalid', 'phone'))
}

/** A number with its middle hidden: `+234 ••• 5678`. Enough for its owner to know it again. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)} ••• ${phone.slice(-4)}`
