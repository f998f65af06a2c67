import type { CountryCode } from '../reference/country.ts'

/** Account numbers as a country's banks have them, and an example. Digits, unless `pattern` says otherwise. */
export interface NumberFormat {
  readonly pattern: RegExp
  /** How many signs, as the refusal words it. */
  readonly length: string
  readonly example: string
}

const digits = (min: number, max: number, example: string): NumberFormat => ({
  pattern: new RegExp(`^[0-9]{${min},${max}}$`),
  length: min === max ? `${min}` : `${min}–${max}`,
  example,
})

/**
 * Bank accounts by country. Nigeria's ten digits (NUBAN) end in a check digit that depends on the bank's code, which people
 * do not know; so only their number is checked.
 */
export const accountNumbers: Partial<Record<CountryCode, NumberFormat>> = {
  NG: digits(10, 10, '0123456789'),
  GH: digits(8, 16, '1400000123456'),
  KE: digits(6, 16, '01100123456789'),
  ZA: digits(6, 13, '62001234567'),
  GB: digits(8, 8, '12345678'),
  US: digits(4, 17, '000123456789'),
  RU: digits(20, 20, '40817810099910004312'),
  IN: digits(9, 18, '50100012345678'),
  JP: digits(7, 7, '1234567'),
}

/** Where no country says more: an account anywhere. */
export const anyAccountNumber: NumberFormat = {
  pattern: /^[0-9A-Z]{4,34}$/,
  length: '4–34',
  example: '0012345678',
}

/** A branch, or a bank, within its country: IFSC in India, БИК in Russia, agência in Brazil. */
export const branchCodes: Partial<Record<CountryCode, NumberFormat>> = {
  IN: { pattern: /^[A-Z]{4}0[0-9A-Z]{6}$/, length: '11', example: 'HDFC0000001' },
  RU: { pattern: /^0[0-9]{8}$/, length: '9', example: '044525225' },
  ZA: digits(6, 6, '250655'),
  JP: digits(3, 3, '001'),
  BR: digits(4, 5, '0001'),
}

export const anyBranchCode: NumberFormat = { pattern: /^[0-9A-Z]{2,12}$/, length: '2–12', example: '0001' }

/** The countries whose methods are paid to an IBAN of their own; elsewhere it may be of any SEPA country. */
export const ibanExamples: Partial<Record<CountryCode, string>> = {
  UA: 'UA213223130000026007233566001',
  TR: 'TR330006100519786457841326',
  AE: 'AE070331234567890123456',
  GE: 'GE29NB0000000101904917',
  PL: 'PL61109010140000071219812874',
}
export const sepaExample = 'DE89370400440532013000'

/** Cards whose last digit need not be Luhn's: the national schemes of these countries. */
export const cardsWithoutLuhn: ReadonlySet<CountryCode> = new Set(['CN', 'UZ'])
