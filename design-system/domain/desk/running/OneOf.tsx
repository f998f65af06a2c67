import { Select } from '../../../primitives/select/Select.tsx'

interface OneOfProps<Value extends string> {
  label: string
  /** Null for all. */
  value: Value | null
  onChange: (value: Value | null) => void
  allLabel: string
  options: readonly { readonly value: Value; readonly label: string }[]
}

/** Narrows a list by one of a few, or by none. */
export function OneOf<Value extends string>({
  label,
  value,
  onChange,
  allLabel,
  options,
}: OneOfProps<Value>) {
  return (
    <Select<Value | 'all'>
      label={label}
      value={value ?? 'all'}
      onChange={chosen => onChange(chosen === 'all' ? null : chosen)}
      options={[{ value: 'all', label: allLabel }, ...options]}
    />
  )
}
