import luhn from 'fast-luhn'
import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PaymentMethod } from '../reference/paymentMethodRow.ts'
import { accepted, refuse, refused, refuseWith } from '../refusal/refusal.ts'
import type { PlainRefusalCode, Result } from '../refusal/refusal.ts'
import { hasProhibitedWords } from '../word/prohibited.ts'
import type { RequisiteKind } from './kind.ts'
import {
  accountNumbers,
  anyAccountNumber,
  anyBranchCode,
  branchCodes,
  cardsWithoutLuhn,
  ibanExamples,
} from './national.ts'
import type { NumberFormat } from './national.ts'
import { countryOf } from './methodCountry.ts'

/** Reads one line as it was typed, trimmed already, into what is kept. Refusals stand at the line's kind. */
type Check = (typed: string, method: PaymentMethod) => Result<string>

const compact = (typed: string) => typed.replaceAll(/[\s.\u2010-\u2015-]/g, '').toUpperCase()

const matching =
  (
    kind: RequisiteKind,
    pattern: RegExp,
    code: PlainRefusalCode,
    tidy: (typed: string) => string = compact,
  ): Check =>
  typed => {
    const value = tidy(typed)
    return pattern.test(value) ? accepted(value) : refused(refuse(code, kind))
  }

const plain: Check = typed => accepted(typed)

function inFormat(typed: string, kind: RequisiteKind, { pattern, length }: NumberFormat): Result<string> {
  const value = compact(typed)
  if (pattern.test(value)) return accepted(value)
  return refused(
    refuseWith(kind === 'branch_code' ? 'branch_code_invalid' : 'account_number_invalid', { length }, kind),
  )
}

function readIban(typed: string, method: PaymentMethod): Result<string> {
  const iban = electronicFormatIBAN(typed) ?? ''
  // Polish accounts are written without the country as often as with it.
  const country = countryOf(method)
  const value = country === 'PL' && /^\d{26}$/.test(iban) ? `PL${iban}` : iban
  if (!isValidIBAN(value)) return refused(refuse('iban_invalid', 'iban'))
  const isRight =
    country !== null && country in ibanExamples ? value.startsWith(country) : isSEPACountry(value.slice(0, 2))
  return isRight ? accepted(value) : refused(refuse('iban_other_country', 'iban'))
}

function readCard(typed: string, method: PaymentMethod): Result<string> {
  const value = compact(typed)
  const country = countryOf(method)
  const counts = country !== null && cardsWithoutLuhn.has(country)
  const isCard = /^[0-9]{13,19}$/.test(value) && !/^(.)\1+$/.test(value) && (counts || luhn(value))
  return isCard ? accepted(value) : refused(refuse('card_invalid', 'card'))
}

/** A number of a country of the method, with its calling code or as people there write it. */
function readPhone(typed: string, { countries }: PaymentMethod): Result<string> {
  const tried = countries.length === 0 ? [undefined] : countries
  const read = tried.map(country =>
    parsePhoneNumberFromString(typed, {
      ...(country ? { defaultCountry: country as never } : {}),
      extract: false,
    }),
  )
  const valid = read.filter(number => number?.isValid())
  const isThere = (country: string | undefined) =>
    countries.length === 0 || countries.some(one => one === country)
  const number = valid.find(one => isThere(one?.country))
  if (number) return accepted(number.number)
  return refused(refuse(valid.length > 0 ? 'phone_other_country' : 'phone_invalid', 'phone'))
}

/** Weights of the American Bankers Association: the sum of nine digits is a multiple of ten. */
const abaWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

function readRouting(typed: string): Result<string> {
  const value = compact(typed)
  const sum = abaWeights.reduce((total, weight, place) => total + weight * Number(value[place]), 0)
  const isRight = /^[0-9]{9}$/.test(value) && !/^0+$/.test(value) && sum % 10 === 0
  return isRight ? accepted(value) : refused(refuse('routing_number_invalid', 'routing_number'))
}

const mail = /^[^\s@,;<>"]{1,64}@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/

/** A tax number, an e-mail address, a telephone number, or a key that the bank drew. */
function readPix(typed: string): Result<string> {
  if (mail.test(typed)) return accepted(typed.toLowerCase())
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)) return accepted(typed.toLowerCase())
  const signs = typed.replaceAll(/[\s./()-]/g, '')
  if (/^([0-9]{11}|[0-9]{14}|\+55[0-9]{10,11})$/.test(signs)) return accepted(signs)
  return refused(refuse('pix_key_invalid', 'pix_key'))
}

/** Whether a link may be shown to a partner: `https`, without a name or password in it. */
export function isSafeLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

/** A link of the payment app that opens with everything filled in. */
export const readApplink = (typed: string, field: string): Result<string> =>
  isSafeLink(typed) ? accepted(typed) : refused(refuse('applink_invalid', field))

/** How each kind of line is read for a method; numbers are kept without blanks, so that two spellings are one account. */
export const checks: Record<RequisiteKind, Check> = {
  bank: plain,
  account_number: (typed, method) => {
    const country = countryOf(method)
    return inFormat(typed, 'account_number', (country && accountNumbers[country]) ?? anyAccountNumber)
  },
  account_name: plain,
  card: readCard,
  phone: readPhone,
  iban: readIban,
  bic: typed => {
    const value = compact(typed)
    return isValidBIC(value) ? accepted(value) : refused(refuse('bic_invalid', 'bic'))
  },
  sort_code: matching('sort_code', /^[0-9]{6}$/, 'sort_code_invalid'),
  routing_number: readRouting,
  branch_code: (typed, method) => {
    const country = countryOf(method)
    return inFormat(typed, 'branch_code', (country && branchCodes[country]) ?? anyBranchCode)
  },
  email: matching('email', mail, 'email_invalid', typed => typed.toLowerCase()),
  wallet_id: plain,
  pix_key: readPix,
  upi_id: matching('upi_id', /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/, 'upi_id_invalid', typed =>
    typed.toLowerCase(),
  ),
  city: plain,
  address: plain,
  applink: typed => readApplink(typed, 'applink'),
  note: typed => (hasProhibitedWords(typed) ? refused(refuse('prohibited_words', 'note')) : accepted(typed)),
}
