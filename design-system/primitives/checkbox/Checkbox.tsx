import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/Icon.tsx'
import { CheckMark, ChoiceNote, ChoiceRow, ChoiceWords, NativeControl } from './Checkbox.styles.ts'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'disabled' | 'children'
> & {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to or chosen, as a sentence. */
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Why it can't be changed now; it takes the place of the hint. */
  disabledReason?: string | undefined
}

/** Agrees to one thing, or chooses it. Use `Switch` for a setting that takes effect at once. */
export function Checkbox({
  checked,
  onChange,
  children,
  hint,
  error,
  disabledReason,
  ...rest
}: CheckboxProps) {
  const noteId = useId()
  const note = disabledReason ?? error ?? hint
  const isInvalid = error !== undefined && disabledReason === undefined
  return (
    <ChoiceRow>
      <NativeControl
        type="checkbox"
        checked={checked}
        onChange={event => {
          if (disabledReason === undefined) onChange(event.currentTarget.checked)
        }}
        aria-describedby={note === undefined ? undefined : noteId}
        {...(isInvalid ? { 'aria-invalid': true } : {})}
        {...(disabledReason === undefined ? {} : { 'aria-disabled': true })}
        {...rest}
      />
      <CheckMark aria-hidden>
        <Icon of={Check} size="xs" />
      </CheckMark>
      <ChoiceWords>
        <span>{children}</span>
        {note !== undefined && (
          <ChoiceNote id={noteId} data-status={isInvalid ? 'invalid' : 'plain'}>
            {note}
          </ChoiceNote>
        )}
      </ChoiceWords>
    </ChoiceRow>
  )
}
