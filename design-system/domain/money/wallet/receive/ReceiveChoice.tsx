import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { NetworkField } from '../../send/NetworkField.tsx'
import type { DepositNetwork } from './depositShape.ts'

interface ReceiveChoiceProps {
  coin: NamedAsset
  coins: readonly NamedAsset[]
  onCoin: (code: string) => void
  networks: readonly DepositNetwork[]
  network: string
  onNetwork: (code: string) => void
}

/** What is to be received, and over which network. */
export function ReceiveChoice({ coin, coins, onCoin, networks, network, onNetwork }: ReceiveChoiceProps) {
  const t = useT('receive')
  const options = coins.map(({ code, name }) => ({
    value: code,
    label: name,
    detail: code,
    mark: <CoinIcon code={code} size="s" />,
  }))
  return (
    <Card as="section">
      <Stack gap="4">
        <Select
          label={t('coin')}
          placeholder={t('chooseCoin')}
          options={options}
          value={coin.code}
          onChange={onCoin}
        />
        <NetworkField
          label={t('network')}
          networks={networks.map(({ code, name, confirmations }) => ({
            code,
            name,
            note: t('confirmations', { count: confirmations }),
          }))}
          value={network}
          onChange={onNetwork}
        />
      </Stack>
    </Card>
  )
}
