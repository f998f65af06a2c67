import type { ComponentProps, ReactNode } from 'react'
import { Affix, Box, Control } from './Field.styles.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './fieldStatus.ts'
import { fieldStatus } from './fieldStatus.ts'

/** 44 pixels; 52 with larger digits for the one value that a dialog asks for. */
export const fieldSizes = ['m', 'l'] as const
export type FieldSize = (typeof fieldSizes)[number]

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'size' | 'disabled' | 'readOnly' | 'children'
>

export type TextFieldProps = NativeProps &
  FieldWords & {
    value: string
    onChange: (value: string) => void
    size?: FieldSize | undefined
    /** Before and after what is typed: a symbol, a unit, an icon, a small button. */
    start?: ReactNode
    end?: ReactNode
    /** The value was checked and is right: says so with a green outline, for which `labelEnd` has the word. */
    isValid?: boolean | undefined
  }

/** One line of text. Use `AmountField` for money, `CodeField` for a one-time code, `TextArea` for several lines. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelEnd,
    labelLook,
    hint,
    error,
    disabledReason,
    isValid,
    value,
    onChange,
    size = 'm',
    start,
    end,
    ...rest
  } = props
  return (
    <FieldFrame {...{ label, labelEnd, labelLook, hint, error, disabledReason, isValid }}>
      {wiring => (
        <Box data-size={size} data-status={fieldStatus({ error, disabledReason }, isValid)}>
          {start !== undefined && <Affix>{start}</Affix>}
          <Control
            type="text"
            value={value}
            readOnly={disabledReason !== undefined}
            onChange={event => onChange(event.currentTarget.value)}
            data-size={size}
            {...rest}
            {...wiring}
          />
          {end !== undefined && <Affix>{end}</Affix>}
        </Box>
      )}
    </FieldFrame>
  )
}
