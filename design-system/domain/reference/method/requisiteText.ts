import type { Requisite, RequisiteKind } from './requisite.ts'

/** Digits that someone types into a bank's form: read and compared in groups. */
const numbers: ReadonlySet<RequisiteKind> = new Set(['account_number', 'card', 'iban'])

/** What finds an account or a person: hidden but for its end where somebody may look over a shoulder. */
const hidden: ReadonlySet<RequisiteKind> = new Set([
  'account_number',
  'card',
  'iban',
  'phone',
  'email',
  'wallet_id',
  'pix_key',
  'upi_id',
])

const shownEnd = 4

/** Without the spaces that only help to read it. */
export const compact = (value: string): string => value.replaceAll(/\s/g, '')

/** In groups of four; what is copied stays as it was given. */
export const grouped = (value: string, space = '\u00A0'): string =>
  compact(value).replaceAll(/(.{4})(?=.)/g, `$1${space}`)

/** Whether a line is a long number, to be shown in groups. */
export const isNumberLine = ({ kind, value }: { readonly kind: string; readonly value: string }): boolean =>
  (numbers as ReadonlySet<string>).has(kind) && /^[A-Z\d\s]{8,}$/i.test(value)

/** The part of a line that is shown while its rest is hidden; null for one that is shown whole. */
export function shownEndOf({ kind, value }: Requisite): string | null {
  if (!hidden.has(kind)) return null
  // Whose it is stays hidden; the provider tells addresses apart.
  if (kind === 'email' && value.includes('@')) return value.slice(value.lastIndexOf('@'))
  const text = compact(value)
  // Of a short one, the end would be all of it.
  return text.length > 2 * shownEnd ? text.slice(-shownEnd) : text.slice(-2)
}

/** A line with all but its end hidden. */
export function maskedLine(line: Requisite): string {
  const end = shownEndOf(line)
  return end === null ? line.value : `••••\u00A0${end}`
}

/** Details in one line, to tell them apart in a list: "GTBank · •••• 3761". */
export function summaryOf(lines: readonly Requisite[]): string {
  const told = lines.filter(({ kind }) => kind === 'bank' || hidden.has(kind))
  return (told.length === 0 ? lines.slice(0, 1) : told).map(maskedLine).join(' · ')
}
