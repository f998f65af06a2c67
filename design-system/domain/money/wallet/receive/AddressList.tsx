import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { AddressItem } from './AddressItem.tsx'
import { networkWords } from './depositShape.ts'
import type { DepositAccountShape } from './depositShape.ts'

interface AddressListProps {
  accounts: readonly DepositAccountShape[]
  coin: NamedAsset
  isHidden: boolean
}

/** Every address that a coin comes to, a card for each network; those that are given out now first. */
export function AddressList({ accounts, coin, isHidden }: AddressListProps) {
  const t = useT('receive')
  const byNetwork = Map.groupBy(accounts, networkWords)
  return (
    <>
      {[...byNetwork].map(([network, items]) => (
        <Card as="section" key={network}>
          <Stack gap="2">
            <Heading level={2}>{network}</Heading>
            <ul aria-label={t('history.on', { network })}>
              {items
                .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
                .map(account => (
                  <AddressItem key={account.id} {...{ account, coin, isHidden }} />
                ))}
            </ul>
          </Stack>
        </Card>
      ))}
    </>
  )
}
