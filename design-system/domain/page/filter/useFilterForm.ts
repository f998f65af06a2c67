import { useEffect, useEffectEvent } from 'react'
import type { Form } from '../../../forms/engine/form.ts'
import { useForm } from '../../../forms/useForm.ts'
import { dayFields, daysOf, typingPause } from './useDaysForm.ts'
import type { FilterDays } from './useDaysForm.ts'

/** What is typed of the filters of a list. */
export interface TypedFilters extends FilterDays {
  /** What is looked for; empty for any. */
  readonly text: string
}

/** How long a text that is looked for is. */
interface TextLengths {
  readonly least: number
  readonly most: number
}

const fields = (filters: TypedFilters, { least, most }: TextLengths) =>
  ({
    text: {
      typeId: 'text',
      initial: filters.text,
      context: { minLength: least, maxLength: most },
    },
    ...dayFields(filters),
  }) as const

/** What is typed of the filters: it takes effect once it is whole and typing has paused. */
export function useFilterForm(
  filters: TypedFilters,
  lengths: TextLengths,
  onChange: (changed: TypedFilters) => void,
): Form<ReturnType<typeof fields>> {
  const form = useForm({
    fields: fields(filters, lengths),
    options: { submitOnChange: true, submitDelay: typingPause },
    onSubmit: ({ text, ...days }) => {
      const changed = { text, ...daysOf(days) }
      const isSame =
        changed.text === filters.text && changed.from === filters.from && changed.to === filters.to
      if (!isSame) onChange(changed)
    },
  })
  // A filter that was taken away empties its field.
  const follow = useEffectEvent((soughtText: string, first: string | null, last: string | null) => {
    const held = form.values()
    if (held.text !== soughtText && soughtText === '') form.field.text.change('')
    if (held.from !== '' && first === null) form.field.from.change('')
    if (held.to !== '' && last === null) form.field.to.change('')
  })
  const { text, from, to } = filters
  useEffect(() => follow(text, from, to), [text, from, to])
  return form
}
