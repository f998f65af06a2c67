import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { NetworkCard, NetworkRow, Networks } from './NetworkField.styles.ts'

interface NetworkFieldProps {
  label: string
  /** What one has to know of each: what it costs, how long it takes. */
  networks: readonly { readonly code: string; readonly name: string; readonly note: string }[]
  value: string | null
  onChange: (code: string) => void
  hint?: string | undefined
}

/** Over which network coins go or come. Nothing is guessed for anybody: on another network they are lost. */
export function NetworkField({ label, networks, value, onChange, hint }: NetworkFieldProps) {
  const group = useId()
  return (
    <Networks>
      <legend>{label}</legend>
      <NetworkRow>
        {networks.map(({ code, name, note }) => (
          <NetworkCard key={code}>
            <input
              type="radio"
              name={group}
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
            />
            <Text size="body-strong">{name}</Text>
            <Text size="caption" tone="secondary">
              {note}
            </Text>
            {code === value && <Icon of={CircleCheck} size="m" />}
          </NetworkCard>
        ))}
      </NetworkRow>
      {hint !== undefined && <p>{hint}</p>}
    </Networks>
  )
}
