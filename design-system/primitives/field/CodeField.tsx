import type { ComponentProps } from 'react'
import { Fragment } from 'react'
import { CodeControl, CodeRoot, Dash, Digit } from './CodeField.styles.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './fieldStatus.ts'
import { fieldStatus } from './fieldStatus.ts'

type CodeFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'disabled' | 'readOnly' | 'type' | 'children'
> &
  FieldWords & {
    value: string
    onChange: (digits: string) => void
    /** Called once all digits are there; typing or pasting alike. */
    onComplete?: ((digits: string) => void) | undefined
    /** How many digits: 6 of an authenticator, 4 or 5 of a message. */
    length?: number | undefined
  }

const placeOf = (index: number, typed: number, length: number): 'typed' | 'next' | 'empty' => {
  if (index === Math.min(typed, length - 1)) return 'next'
  return index < typed ? 'typed' : 'empty'
}

/** A one-time code, digit by digit. Takes "409 716" from the clipboard and the suggestion of a phone. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    labelEnd,
    labelLook,
    hint,
    error,
    disabledReason,
    value,
    onChange,
    onComplete,
    length = 6,
    ...rest
  } = props
  const accept = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <FieldFrame {...{ label, labelEnd, labelLook, hint, error, disabledReason }}>
      {wiring => (
        <CodeRoot data-status={fieldStatus({ error, disabledReason })}>
          {Array.from({ length }, (_, index) => (
            <Fragment key={index}>
              {index > 0 && index * 2 === length && <Dash aria-hidden />}
              <Digit aria-hidden data-place={placeOf(index, value.length, length)}>
                {value[index]}
              </Digit>
            </Fragment>
          ))}
          <CodeControl
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            readOnly={disabledReason !== undefined}
            onChange={event => accept(event.currentTarget.value)}
            {...rest}
            {...wiring}
          />
        </CodeRoot>
      )}
    </FieldFrame>
  )
}
