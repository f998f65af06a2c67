import type { FieldHandle } from '../../../forms/fieldHandle.ts'
import { grouped } from '../../reference/method/requisiteText.ts'

/** Written at the end: only there the caret stays where it is when spaces are added. */
const isAppended = (before: string, after: string): boolean =>
  after.length > before.length && after.startsWith(before.trimEnd())

/** The field of a long number, which is written in groups of four as it grows, and wholly once it is left. */
export function groupedHandle(field: FieldHandle<'text'>): FieldHandle<'text'> {
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
