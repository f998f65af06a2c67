import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { NetworkCard, NetworkRow, Networks } from './SendNetworks.styles.ts'
import type { SendNetwork } from './sendShape.ts'

interface SendNetworksProps {
  networks: readonly SendNetwork[]
  network: string | null
  coin: DisplayAsset
  onChange: (network: string) => void
}

/** Over which network coins go, each with what that costs. Nothing is guessed for who sends: another network loses them. */
export function SendNetworks({ networks, network, coin, onChange }: SendNetworksProps) {
  const t = useT('send')
  const locale = useLocale()
  const name = useId()
  return (
    <Networks>
      <legend>{t('network')}</legend>
      <NetworkRow>
        {networks.map(each => (
          <NetworkCard key={each.network}>
            <input
              type="radio"
              name={name}
              value={each.network}
              checked={each.network === network}
              onChange={() => onChange(each.network)}
            />
            <Text size="body-strong">{each.networkName}</Text>
            <Text size="caption" tone="secondary">
              {t('networkFee', { fee: formatAmount(each.networkFee, coin, { mode: 'full', locale }) })}
            </Text>
            {each.network === network && <Icon of={CircleCheck} size="m" />}
          </NetworkCard>
        ))}
      </NetworkRow>
      <p>{t('networkHint')}</p>
    </Networks>
  )
}
