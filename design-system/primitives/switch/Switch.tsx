import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { ChoiceNote, ChoiceWords } from '../checkbox/Checkbox.styles.ts'
import { SwitchControl, SwitchRow, Track } from './Switch.styles.ts'

/** Where the control stands: before its words, or at the end of a settings row. */
export const switchSides = ['start', 'end'] as const
export type SwitchSide = (typeof switchSides)[number]

type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'disabled' | 'children' | 'role'
> & {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is on or off: "Online only". */
  children: ReactNode
  side?: SwitchSide | undefined
  disabledReason?: string | undefined
}

/** Turns a setting on or off, at once. Use `Checkbox` in a form that is sent later. */
export function Switch({
  checked,
  onChange,
  children,
  side = 'start',
  disabledReason,
  ...rest
}: SwitchProps) {
  const reasonId = useId()
  return (
    <SwitchRow data-side={side}>
      <SwitchControl
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={event => {
          if (disabledReason === undefined) onChange(event.currentTarget.checked)
        }}
        {...(disabledReason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId })}
        {...rest}
      />
      <Track aria-hidden />
      <ChoiceWords>
        <span>{children}</span>
        {disabledReason !== undefined && <ChoiceNote id={reasonId}>{disabledReason}</ChoiceNote>}
      </ChoiceWords>
    </SwitchRow>
  )
}
