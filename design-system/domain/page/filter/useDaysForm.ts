import { useEffect, useEffectEvent } from 'react'
import type { Form } from '../../../forms/engine/form.ts'
import { useForm } from '../../../forms/useForm.ts'

/** The first day and the last of what is shown, as `YYYY-MM-DD`, both included; null for no end. */
export interface FilterDays {
  readonly from: string | null
  readonly to: string | null
}

/** A filter takes effect once typing has paused for so long, in milliseconds. */
export const typingPause = 400

/** A day as it is typed; empty for none. */
const typedDay = (day: string | null): string => (day ?? '').replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')

/** The two fields, in which nothing is an empty text. */
export const dayFields = ({ from, to }: FilterDays) =>
  ({
    from: { typeId: 'date', initial: typedDay(from) },
    to: { typeId: 'date', initial: typedDay(to) },
  }) as const

/** What stands in the fields, as a filter. */
export const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): FilterDays => ({
  from: from === '' ? null : from,
  to: to === '' ? null : to,
})

/** Days that a list is narrowed by, where nothing else of it is typed: each takes effect once it is whole. */
export function useDaysForm(
  days: FilterDays,
  onChange: (days: FilterDays) => void,
): Form<ReturnType<typeof dayFields>> {
  const form = useForm({
    fields: dayFields(days),
    options: { submitOnChange: true, submitDelay: typingPause },
    onSubmit: typed => {
      const changed = daysOf(typed)
      if (changed.from !== days.from || changed.to !== days.to) onChange(changed)
    },
  })
  // A day that was taken away empties its field.
  const follow = useEffectEvent((first: string | null, last: string | null) => {
    const held = form.values()
    if (held.from !== '' && first === null) form.field.from.change('')
    if (held.to !== '' && last === null) form.field.to.change('')
  })
  const { from, to } = days
  useEffect(() => follow(from, to), [from, to])
  return form
}
