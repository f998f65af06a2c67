import { FieldReader } from '../refusal/fieldReader.ts'
import type { DecimalString } from '../money/decimal.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import { scaleOf, smallestUnit } from '../reference/asset.ts'
import { isFiatCode } from '../reference/fiat.ts'
import type { FiatCode } from '../reference/fiat.ts'
import { findPaymentMethod } from '../reference/paymentMethod.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { readApplink } from './fieldChecks.ts'
import type { Requisite } from './kind.ts'
import { readLines } from './line.ts'
import { requisiteRules } from './rules.ts'

/** What of saved requisites says where money goes. Kept sealed. */
export interface CredentialSecret {
  readonly lines: readonly Requisite[]
  readonly applink: string | null
  readonly description: string
}

/** When saved requisites are given by themselves. */
export interface IssueTerms {
  readonly isActive: boolean
  readonly autoIssue: boolean
  /** In the credential's currency; null without a limit. */
  readonly maxAutoIssue: DecimalString | null
}

/** Saved requisites as their owner sets them. */
export interface CredentialSettings extends CredentialSecret, IssueTerms {
  readonly name: string
  readonly fiat: FiatCode
  readonly methodCode: string
}

/** As they were written: texts as they came. */
export interface CredentialInput {
  readonly name: string
  readonly fiat: string
  readonly methodCode: string
  readonly lines: readonly Requisite[]
  readonly applink: string | null
  readonly description: string
  readonly autoIssue: boolean
  readonly maxAutoIssue: string | null
  readonly isActive: boolean
}

export type CredentialReading =
  | { readonly ok: true; readonly settings: CredentialSettings }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const largest = decimal('1000000000000000')

/** Reads saved requisites: all of what is wrong at once, each at its field in the wire's spelling, lines at their kind. */
export function readCredential(input: CredentialInput): CredentialReading {
  const reader = new FieldReader()
  const { length } = requisiteRules
  const name = reader.text('name', input.name, length.name)
  if (name === '') reader.refuse(refuse('required', 'name'))
  const fiat = reader.choice('currency_code', isFiatCode(input.fiat) ? input.fiat : undefined)
  const found = findPaymentMethod(input.methodCode)
  const fits = found !== undefined && (fiat === undefined || found.currencies.includes(fiat))
  const method = reader.choice('payment_method_code', fits ? found : undefined)
  const lines = method && readLines(reader, method, input.lines)
  const applink = readLink(reader, input.applink)
  const description = reader.text('description', input.description, length.description)
  const maxAutoIssue = fiat && readMaximum(reader, input, fiat)
  if (
    reader.refusals.length > 0 ||
    name === undefined ||
    fiat === undefined ||
    method === undefined ||
    lines === undefined ||
    applink === undefined ||
    description === undefined ||
    maxAutoIssue === undefined
  )
    return { ok: false, refusals: reader.refusals }
  const { autoIssue, isActive } = input
  const said = { name, fiat, methodCode: method.code, lines, applink, description }
  return { ok: true, settings: { ...said, autoIssue, maxAutoIssue, isActive } }
}

function readLink(reader: FieldReader, typed: string | null): string | null | undefined {
  const text = reader.text('applink', typed ?? '', requisiteRules.length.applink)
  if (text === undefined || text === '') return text === '' ? null : undefined
  const read = readApplink(text, 'applink')
  return read.ok ? read.value : reader.refuse(read.refusal)
}

/** Above zero, in the currency; without automatic issue there is nothing that it would limit. */
function readMaximum(reader: FieldReader, { autoIssue, maxAutoIssue }: CredentialInput, fiat: FiatCode) {
  const field = 'max_auto_issue_amount'
  if (maxAutoIssue !== null && maxAutoIssue !== '' && !autoIssue)
    return reader.refuse(refuse('auto_issue_off', field))
  const bounds = { places: scaleOf(fiat), min: smallestUnit(fiat), max: largest }
  return reader.optionalDecimal(field, maxAutoIssue, bounds)
}

/** Whether a buyer gets them as soon as a trade of so much fiat opens. */
export const isIssuedAtOnce = (terms: IssueTerms, fiatAmount: DecimalString): boolean =>
  terms.isActive &&
  terms.autoIssue &&
  (terms.maxAutoIssue === null || compareDecimals(fiatAmount, terms.maxAutoIssue) <= 0)

/** What a trade is given: the lines, then the link and the note. */
export const linesGiven = ({ lines, applink, description }: CredentialSecret): readonly Requisite[] => [
  ...lines,
  ...(applink === null ? [] : [{ kind: 'applink', value: applink } as const]),
  ...(description === '' ? [] : [{ kind: 'note', value: description } as const]),
]
