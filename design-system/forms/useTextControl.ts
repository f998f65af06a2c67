import { useT } from '../locales/useT.ts'
import type { FieldHandle } from './engine/fieldHandle.ts'
import type { FieldTypeId, RawOf } from './engine/fieldTypes.ts'
import type { FieldState } from './engine/formState.ts'
import { useField } from './useField.ts'

/** The kinds of field that are typed into. */
export type TypedFieldId = { [T in FieldTypeId]: RawOf<T> extends string ? T : never }[FieldTypeId]

/** What a bound field may be given besides its field: everything of its primitive that the form does not set itself. */
export type Unbound<Props, Set extends keyof Props = never> = Omit<
  Props,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'ref' | 'name' | 'error' | 'isValid' | Set
>

/** The props of a text control that follow from its field. */
interface TextControl {
  readonly name: string
  readonly value: string
  readonly onChange: (raw: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly ref: (element: HTMLElement | null) => void
  readonly error: string | undefined
  readonly 'aria-required'?: true
}

/** Ties a text control to its field. `note` is what stands in place of the hint: a warning, or that a check runs. */
export function useTextControl<T extends TypedFieldId>(
  field: FieldHandle<T>,
): { control: TextControl; note: string | undefined; state: FieldState<T> } {
  const t = useT('form')
  // All these kinds hold text and take the common context; `T` only carries what else a kind has.
  const text = field as unknown as FieldHandle<'text'>
  const { state, error, warning } = useField(text)
  const control: TextControl = {
    name: text.name,
    value: state.rawValue,
    onChange: text.change,
    onFocus: text.focus,
    onBlur: text.blur,
    ref: text.setElement,
    error,
    ...(state.context.required ? { 'aria-required': true } : {}),
  }
  const note = state.isPending ? t('validating') : warning
  return { control, note, state: state as unknown as FieldState<T> }
}
