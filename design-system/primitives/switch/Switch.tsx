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
  /** What follows from how it stands. */
  hint?: ReactNode
  /** Why it can't be changed now; it takes the place of the hint. */
  disabledReason?: string | undefined
}

/** Turns a setting on or off, at once. Use `Checkbox` in a form that is sent later. */
export function Switch({
  checked,
  onChange,
  children,
  side = 'start',
  hint,
  disabledReason,
  ...rest
}: SwitchProps) {
  const noteId = useId()
  const note = disabledReason ?? hint
  const nameId = `${noteId}-name`
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
        // The note stands inside the label, but is not the name.
        {...(note === undefined ? {} : { 'aria-describedby': noteId })}
        {...(note === undefined || 'aria-label' in rest ? {} : { 'aria-labelledby': nameId })}
        {...(disabledReason === undefined ? {} : { 'aria-disabled': true })}
        {...rest}
      />
      <Track aria-hidden />
      <ChoiceWords>
        <span id={nameId}>{children}</span>
        {note !== undefined && <ChoiceNote id={noteId}>{note}</ChoiceNote>}
      </ChoiceWords>
    </SwitchRow>
  )
}
