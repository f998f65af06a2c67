import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useT } from '../../../locales/useT.ts'
import type { RequisiteField, RequisiteInput } from '../../reference/method/requisite.ts'
import { isGrouped } from './requisiteFields.ts'
import type { LineHandles } from './requisiteFields.ts'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { grouped } from '../../reference/method/requisiteText.ts'

interface RequisiteLinesProps {
  /** Of a form that was made with `lineFields`. */
  fields: LineHandles
  /** What the payment method asks for, in order. */
  asked: readonly RequisiteField[]
}

/** The keyboard that a phone shows. */
const keyboards = {
  text: 'text',
  digits: 'numeric',
  phone: 'tel',
  email: 'email',
} as const satisfies Record<RequisiteInput, string>

/** The fields of where somebody is paid, as their payment method wants them. */
export function RequisiteLines({ fields, asked }: RequisiteLinesProps) {
  const t = useT('tradePage')
  const tRequisite = useT('requisite')
  const tCommon = useT('common')
  const hintOf = ({ kind, example }: RequisiteField) => {
    if (example !== null) return tRequisite('example', { example })
    return kind === 'note' ? tRequisite('noteHint') : undefined
  }
  return asked.map(line => (
    <FormTextField
      key={line.kind}
      field={isGrouped(line.kind) ? groupedHandle(fields[line.kind]) : fields[line.kind]}
      label={t(`payment.${line.kind}`)}
      labelEnd={line.isRequired ? undefined : tCommon('answer.optional')}
      hint={hintOf(line)}
      inputMode={keyboards[line.input]}
      // A browser's own memory is no place for these.
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
    />
  ))
}

/** Written at the end: only there the caret stays where it is when spaces are added. */
const isAppended = (before: string, after: string): boolean =>
  after.length > before.length && after.startsWith(before.trimEnd())

/** The field of a long number, which is written in groups of four as it grows, and wholly once it is left. */
function groupedHandle(field: FieldHandle<'text'>): FieldHandle<'text'> {
  const typed = () => field.getState().rawValue
  return {
    ...field,
    change: raw => field.change(isAppended(typed(), raw) ? grouped(raw, ' ') : raw),
    blur: () => {
      const whole = grouped(typed(), ' ')
      if (whole !== typed()) field.change(whole)
      field.blur()
    },
  }
}
