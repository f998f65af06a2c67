import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import {
  CheckMark,
  ChoiceNote,
  ChoiceRow,
  ChoiceWords,
  NativeControl,
  RoundDot,
} from '../checkbox/Checkbox.styles.ts'
import { GroupLabel, GroupRoot, OptionLabel } from './RadioGroup.styles.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** What follows from choosing it. */
  note?: ReactNode
}

type RadioGroupProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children' | 'disabled'
> & {
  label: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
}

/** One of a few options that need explaining. Use `SegmentedControl` for two to five short words, `Select` for more. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <GroupRoot aria-describedby={error === undefined ? undefined : errorId} {...rest}>
      <GroupLabel>{label}</GroupLabel>
      {options.map(option => (
        <ChoiceRow key={option.value}>
          <NativeControl
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...(error === undefined ? {} : { 'aria-invalid': true })}
          />
          <CheckMark aria-hidden data-shape="round">
            <RoundDot />
          </CheckMark>
          <ChoiceWords>
            <OptionLabel>{option.label}</OptionLabel>
            {option.note !== undefined && <ChoiceNote>{option.note}</ChoiceNote>}
          </ChoiceWords>
        </ChoiceRow>
      ))}
      {error !== undefined && (
        <ChoiceNote id={errorId} data-status="invalid">
          {error}
        </ChoiceNote>
      )}
    </GroupRoot>
  )
}
