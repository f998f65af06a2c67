import { defineFieldType } from '../fieldType.ts'
import type { CommonContext, FieldType } from '../fieldType.ts'
import { errorStatus } from '../formMessage.ts'

export interface SelectContext extends CommonContext<string> {
  /** The values on offer; anything else is refused. Left out where the list is loaded as one types. */
  readonly options?: readonly string[]
}

export interface MultiselectContext extends CommonContext<readonly string[]> {
  readonly options?: readonly string[]
  readonly maxChoices?: number
}

export type CheckboxContext = CommonContext<boolean>

/** One of several; `''` while nothing is chosen. */
export const selectField: FieldType<string, string, SelectContext> = defineFieldType<
  string,
  string,
  SelectContext
>({
  empty: '',
  isEmpty: ({ value }) => value === '',
  read: raw => raw,
  judge: ({ value }, { options }) => (options && !options.includes(value) ? errorStatus('choice') : null),
})

/** Any of several, in the order of choosing. */
export const multiselectField: FieldType<readonly string[], readonly string[], MultiselectContext> =
  defineFieldType<readonly string[], readonly string[], MultiselectContext>({
    empty: [],
    isEmpty: ({ value }) => value.length === 0,
    read: raw => [...new Set(raw)],
    judge: ({ value }, { options, maxChoices }) => {
      if (options && value.some(choice => !options.includes(choice))) return errorStatus('choice')
      return maxChoices !== undefined && value.length > maxChoices
        ? errorStatus('maxChoices', { max: maxChoices })
        : null
    },
  })

/** Ticked or not; `required` means that it must be ticked. */
export const checkboxField: FieldType<boolean, boolean, CheckboxContext> = defineFieldType<
  boolean,
  boolean,
  CheckboxContext
>({
  empty: false,
  isEmpty: ({ value }) => !value,
  read: raw => raw,
})
