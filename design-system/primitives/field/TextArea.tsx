import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './fieldStatus.ts'
import { fieldStatus } from './fieldStatus.ts'
import { Area, AreaBox } from './TextArea.styles.ts'

type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'disabled' | 'readOnly' | 'children'
> &
  FieldWords & {
    value: string
    onChange: (value: string) => void
  }

/** Several lines of text; grows with them. Put "120 of 500" into `labelEnd` where there is a limit. */
export function TextArea({
  label,
  labelEnd,
  labelLook,
  hint,
  error,
  disabledReason,
  value,
  onChange,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, labelEnd, labelLook, hint, error, disabledReason }}>
      {wiring => (
        <AreaBox data-status={fieldStatus({ error, disabledReason })}>
          <Area
            value={value}
            readOnly={disabledReason !== undefined}
            onChange={event => onChange(event.currentTarget.value)}
            {...rest}
            {...wiring}
          />
        </AreaBox>
      )}
    </FieldFrame>
  )
}
