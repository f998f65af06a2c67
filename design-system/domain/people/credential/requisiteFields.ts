import type { TextContext } from '../../../forms/engine/fields/textFields.ts'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import type { FieldSpec } from '../../../forms/engine/formState.ts'
import { errorStatus } from '../../../forms/engine/formMessage.ts'
import { compact } from '../../reference/method/requisiteText.ts'
import { requisiteKinds } from '../../reference/method/requisite.ts'
import type { Requisite, RequisiteField, RequisiteKind } from '../../reference/method/requisite.ts'

/** Typed in groups of four, kept without the spaces. */
const groupedKinds: ReadonlySet<RequisiteKind> = new Set(['card', 'iban'])

export const isGrouped = (kind: RequisiteKind): boolean => groupedKinds.has(kind)

/** A line of its own in every method's form: link and note have fields of their own beside the method's. */
type LineSpec = Extract<FieldSpec, { typeId: 'text' }>
export type LineFields = Readonly<Record<RequisiteKind, LineSpec>>
export type LineHandles = { readonly [K in RequisiteKind]: FieldHandle<'text'> }

/** How a line is judged where these are asked for; one that is not asked for may be anything. Checksums are the server's. */
export function lineContext(kind: RequisiteKind, asked: readonly RequisiteField[]): TextContext {
  const field = asked.find(each => each.kind === kind)
  if (field === undefined) return {}
  const { isRequired: required, maxLength } = field
  if (!isGrouped(kind)) return { required, maxLength }
  const isLonger = (value: string) => compact(value).length > maxLength
  return { required, rules: [value => (isLonger(value) ? errorStatus('maxLength', { maxLength }) : null)] }
}

/** A field for every kind of line, so that the method may change; named as on the wire, so that objections land on them. */
export const lineFields = (asked: readonly RequisiteField[], filled: readonly Requisite[] = []): LineFields =>
  Object.fromEntries(
    requisiteKinds.map(kind => [
      kind,
      {
        typeId: 'text',
        context: lineContext(kind, asked),
        initial: filled.find(line => line.kind === kind)?.value ?? '',
      },
    ]),
  ) as Record<RequisiteKind, LineSpec>

/** Asks for these lines from now on, and for no others. */
export function askFor(
  form: { readonly setContext: (kind: RequisiteKind, context: TextContext) => void },
  asked: readonly RequisiteField[],
): void {
  for (const kind of requisiteKinds) form.setContext(kind, lineContext(kind, asked))
}

/** The lines that were filled in, of those that are asked for, in their order. */
export const linesFrom = (
  values: { readonly [K in RequisiteKind]: string },
  asked: readonly RequisiteField[],
): readonly Requisite[] =>
  asked.flatMap(({ kind }) => {
    const value = isGrouped(kind) ? compact(values[kind]) : values[kind]
    return value === '' ? [] : [{ kind, value }]
  })
