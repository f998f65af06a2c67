import type { FieldReader } from '../refusal/fieldReader.ts'
import type { PaymentMethod } from '../reference/paymentMethodRow.ts'
import { refuse, refuseWith } from '../refusal/refusal.ts'
import { checks, readApplink } from './fieldChecks.ts'
import { requisiteFieldsOf } from './field.ts'
import type { Requisite } from './kind.ts'
import { requisiteRules } from './rules.ts'

/**
 * Reads the lines of saved requisites: those that the method asks for, each once, in its order, as they are kept. What is
 * wrong is refused at the line's kind; a line that the method does not ask for is an `invalid_choice`.
 */
export function readLines(
  reader: FieldReader,
  method: PaymentMethod,
  lines: readonly Requisite[],
): readonly Requisite[] {
  const fields = requisiteFieldsOf(method)
  for (const [place, { kind }] of lines.entries()) {
    const isAsked = fields.some(field => field.kind === kind)
    const isRepeated = lines.findIndex(line => line.kind === kind) !== place
    if (!isAsked || isRepeated) reader.refuse(refuse('invalid_choice', kind))
  }
  return fields.flatMap(({ kind, isRequired, maxLength }) => {
    const typed = reader.text(kind, lines.find(line => line.kind === kind)?.value ?? '', maxLength)
    if (typed === undefined) return []
    if (typed === '') return isRequired ? (reader.refuse(refuse('required', kind)) ?? []) : []
    const read = checks[kind](typed, method)
    return read.ok ? [{ kind, value: read.value }] : (reader.refuse(read.refusal) ?? [])
  })
}

/** Reads lines that were typed for one advert or one trade: any of them, with the words that their writer chose. */
export function readTypedLines(reader: FieldReader, lines: readonly Requisite[]): readonly Requisite[] {
  const { typedLines, typedLength } = requisiteRules
  if (lines.length > typedLines) reader.refuse(refuseWith('too_large', { max: typedLines }, 'requisites'))
  return lines.flatMap(({ kind, value }) => {
    const typed = reader.text('requisites', value, typedLength)
    if (!typed) return []
    // A link is shown as one: nothing but https may be behind it.
    const read = kind === 'applink' ? readApplink(typed, 'requisites') : null
    if (read?.ok === false) reader.refuse(read.refusal)
    return [{ kind, value: typed }]
  })
}
