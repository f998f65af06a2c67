import { getExampleNumber } from 'libphonenumber-js/max'
import phoneExamples from 'libphonenumber-js/mobile/examples'
import type { PaymentMethod } from '../reference/paymentMethodRow.ts'
import type { RequisiteInput, RequisiteKind } from './kind.ts'
import { longestRequisite } from './kind.ts'
import { linesOf } from './methodLines.ts'
import {
  accountNumbers,
  anyAccountNumber,
  anyBranchCode,
  branchCodes,
  ibanExamples,
  sepaExample,
} from './national.ts'
import { countryOf } from './methodCountry.ts'

/** One line that a method asks for. */
export interface RequisiteField {
  readonly kind: RequisiteKind
  readonly isRequired: boolean
  readonly input: RequisiteInput
  /** A value that passes its own check; null where any text does. */
  readonly example: string | null
  readonly maxLength: number
}

interface KindRow {
  readonly input: RequisiteInput
  readonly maxLength: number
  readonly example: (method: PaymentMethod) => string | null
}

const none = () => null

/** What is known of each kind of line, whatever the method. */
export const kindRows: Record<RequisiteKind, KindRow> = {
  bank: { input: 'text', maxLength: 60, example: none },
  account_number: {
    input: 'text',
    maxLength: 42,
    example: method => formatOf(method, accountNumbers, anyAccountNumber),
  },
  account_name: { input: 'text', maxLength: 120, example: none },
  card: { input: 'digits', maxLength: 24, example: cardExample },
  phone: { input: 'phone', maxLength: 24, example: phoneExample },
  iban: { input: 'text', maxLength: 42, example: method => ibanOf(method) },
  bic: { input: 'text', maxLength: 11, example: () => 'DEUTDEFF' },
  sort_code: { input: 'digits', maxLength: 8, example: () => '040004' },
  routing_number: { input: 'digits', maxLength: 11, example: () => '021000021' },
  branch_code: {
    input: 'text',
    maxLength: 16,
    example: method => formatOf(method, branchCodes, anyBranchCode),
  },
  email: { input: 'email', maxLength: 120, example: () => 'name@example.com' },
  wallet_id: { input: 'text', maxLength: 100, example: none },
  pix_key: { input: 'text', maxLength: 77, example: () => 'name@example.com' },
  upi_id: { input: 'text', maxLength: 130, example: () => 'name@bank' },
  city: { input: 'text', maxLength: 80, example: none },
  address: { input: 'text', maxLength: 200, example: none },
  applink: { input: 'text', maxLength: longestRequisite, example: none },
  note: { input: 'text', maxLength: 300, example: none },
}

const known = new Map<string, readonly RequisiteField[]>()

/** The lines that somebody is asked for who is paid by a method, in order. */
export function requisiteFieldsOf(method: PaymentMethod): readonly RequisiteField[] {
  const fields = known.get(method.code) ?? fieldsOf(method)
  known.set(method.code, fields)
  return fields
}

const fieldsOf = (method: PaymentMethod): readonly RequisiteField[] =>
  Object.entries(linesOf(method)).map(([name, isRequired]) => {
    const kind = name as RequisiteKind
    const { input, maxLength, example } = kindRows[kind]
    const given = example(method)
    // Where all that a country's banks have is digits, the telephone shows its digits.
    const isNumber = kind === 'account_number' && countryOf(method) !== null && /^\d+$/.test(given ?? '')
    return { kind, isRequired, input: isNumber ? 'digits' : input, example: given, maxLength }
  })

function formatOf(
  method: PaymentMethod,
  formats: typeof accountNumbers,
  otherwise: { readonly example: string },
): string {
  const country = countryOf(method)
  return ((country && formats[country]) ?? otherwise).example
}

function ibanOf(method: PaymentMethod): string {
  const country = countryOf(method)
  return (country && ibanExamples[country]) ?? sepaExample
}

const cardsOf: Partial<Record<string, string>> = { UZ: '8600123456789012', CN: '6222021234567890123' }

function cardExample(method: PaymentMethod): string {
  return cardsOf[countryOf(method) ?? ''] ?? '5500000000000004'
}

function phoneExample({ countries }: PaymentMethod): string | null {
  const [country] = countries
  if (country === undefined) return '+447400123456'
  return getExampleNumber(country as never, phoneExamples)?.number ?? null
}
