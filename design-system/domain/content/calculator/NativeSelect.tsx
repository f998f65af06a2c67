import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { Native, SelectRoot } from './NativeSelect.styles.ts'

interface NativeSelectProps {
  label: string
  /** What it is called in an address. */
  name: string
  options: readonly NamedAsset[]
  value: string
  onChange: (code: string) => void
  /** Before the code. */
  mark?: ReactNode
}

/** One of many assets, chosen by the browser's own list: it works before the scripts do, and without them. */
export function NativeSelect({ label, name, options, value, onChange, mark }: NativeSelectProps) {
  return (
    <SelectRoot>
      {mark}
      <span aria-hidden>{value}</span>
      <Icon of={ChevronDown} />
      <Native
        aria-label={label}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(option => (
          <option key={option.code} value={option.code}>
            {option.code} · {option.name}
          </option>
        ))}
      </Native>
    </SelectRoot>
  )
}
