import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ChangeCell, CoinCell, CoinRow, FreeCell, ListRoot } from './coin/CoinList.styles.ts'

/** The balance and the coins while they are coming. */
export function WalletLoading() {
  const t = useT('wallet')
  return (
    <Loading label={t('loading')}>
      <Stack gap="4">
        <Card>
          <Stack gap="3">
            <Skeleton shape="small-line" width="short" />
            <Skeleton shape="amount" width="half" />
          </Stack>
        </Card>
        <Card padding="none">
          <ListRoot>
            {[1, 2, 3, 4].map(row => (
              <CoinRow as="div" key={row}>
                <CoinCell>
                  <Skeleton shape="coin" />
                  <Skeleton width="short" />
                </CoinCell>
                <ChangeCell>
                  <Skeleton shape="small-line" width="half" />
                </ChangeCell>
                <FreeCell>
                  <Skeleton width="short" />
                </FreeCell>
              </CoinRow>
            ))}
          </ListRoot>
        </Card>
      </Stack>
    </Loading>
  )
}
