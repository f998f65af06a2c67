import { useId } from 'react'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../forms/useField.ts'
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx'
import { ChoiceNote } from '../../../primitives/checkbox/Checkbox.styles.ts'
import { GroupLabel, GroupRoot } from '../../../primitives/radio/RadioGroup.styles.ts'

interface SeveralChoicesProps {
  field: FieldHandle<'multiselect'>
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Any of a few, each with a tick of its own. */
export function SeveralChoices({ field, label, options }: SeveralChoicesProps) {
  const noteId = useId()
  const { state, error } = useField(field)
  const { change, setElement } = field
  const chosen = state.rawValue
  const choose = (value: string, isChosen: boolean) =>
    change(isChosen ? [...chosen, value] : chosen.filter(one => one !== value))
  return (
    <GroupRoot ref={setElement} {...(error === undefined ? {} : { 'aria-describedby': noteId })}>
      <GroupLabel>{label}</GroupLabel>
      {options.map(option => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={isChosen => choose(option.value, isChosen)}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
        >
          {option.label}
        </Checkbox>
      ))}
      {error !== undefined && (
        <ChoiceNote id={noteId} data-status="invalid">
          {error}
        </ChoiceNote>
      )}
    </GroupRoot>
  )
}
