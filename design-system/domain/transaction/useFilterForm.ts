import { useEffect, useEffectEvent } from 'react'
import type { Form } from '../../forms/form.ts'
import { useForm } from '../../forms/useForm.ts'
import { longestText, shortestText } from './transactionFilter.ts'
import type { TransactionFilterSet } from './transactionFilter.ts'

/** It is looked for once typing has paused for so long, in milliseconds. */
const pause = 400

const fields = (filters: TransactionFilterSet) =>
  ({
    text: {
      typeId: 'text',
      initial: filters.text,
      context: { minLength: shortestText, maxLength: longestText },
    },
    from: { typeId: 'date', initial: filters.from ?? '' },
    to: { typeId: 'date', initial: filters.to ?? '' },
  }) as const

/** What is typed of the filters: it takes effect once it is whole and typing has paused. */
export function useFilterForm(
  filters: TransactionFilterSet,
  onChange: (changed: Partial<TransactionFilterSet>) => void,
): Form<ReturnType<typeof fields>> {
  const form = useForm({
    fields: fields(filters),
    options: { submitOnChange: true, submitDelay: pause },
    onSubmit: ({ text, from, to }) => {
      const changed = { text, from: from === '' ? null : from, to: to === '' ? null : to }
      const isSame =
        changed.text === filters.text && changed.from === filters.from && changed.to === filters.to
      if (!isSame) onChange(changed)
    },
  })
  // A chip that was taken away empties its field.
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
