import { useId } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { NetworkCard, NetworkRow, Networks } from '../../send/SendNetworks.styles.ts'
import type { DepositNetwork } from './depositShape.ts'

interface NetworkChoiceProps {
  networks: readonly DepositNetwork[]
  value: string
  onChange: (code: string) => void
}

/** Over which network coins are to come: it must be the one that the sender uses. */
export function NetworkChoice({ networks, value, onChange }: NetworkChoiceProps) {
  const t = useT('receive')
  const name = useId()
  return (
    <Networks>
      <legend>{t('network')}</legend>
      <NetworkRow>
        {networks.map(({ code, name: networkName, confirmations }) => (
          <NetworkCard key={code}>
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
            />
            <Text size="body-strong">{networkName}</Text>
            <Text size="caption" tone="secondary">
              {t('confirmations', { count: confirmations })}
            </Text>
            {code === value && <Icon of={CircleCheck} size="m" />}
          </NetworkCard>
        ))}
      </NetworkRow>
    </Networks>
  )
}
