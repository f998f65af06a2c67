import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { BalanceCard } from '../../money/wallet/balance/BalanceCard.tsx'
import { CoinList } from '../../money/wallet/coin/CoinList.tsx'
import { LatestMovements } from '../../money/wallet/LatestMovements.tsx'
import { LockList } from '../../money/wallet/lock/LockList.tsx'
import type { WalletFiat } from '../../money/wallet/walletFiat.ts'
import { sampleBook } from '../specimen/sampleMarket.ts'
import { useSampleMoments } from '../specimen/sampleTime.ts'
import { sampleLocks, sampleMovements, sampleSheet, sampleWalletHrefs } from '../specimen/sampleWallet.ts'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'

const here = () => '#wallet'

/** What somebody has, what of it is locked and why, and what moved last. */
export function WalletSection() {
  const t = useT('uiKit')
  const at = useSampleMoments()
  const [fiat, setFiat] = useState<WalletFiat>('USD')
  const [isHidden, setHidden] = useState(false)
  const [isZeroHidden, setZeroHidden] = useState(false)
  const sheet = sampleSheet(at)
  const locks = sampleLocks(at)
  const lockList = (coin: string) => (
    <LockList
      content={{ status: 'ready', locks, count: locks.length }}
      asset={sampleBook.of(coin)}
      isHidden={isHidden}
      hrefOf={here}
    />
  )
  return (
    <>
      <BalanceCard
        {...{ sheet, fiat, isHidden }}
        assets={sampleBook}
        hrefs={sampleWalletHrefs}
        onFiatChange={setFiat}
        onHiddenChange={setHidden}
      />
      <CoinList
        items={sheet.items}
        assets={sampleBook}
        fiatCode={sheet.total.asset}
        hrefs={sampleWalletHrefs}
        isHidden={isHidden}
        isZeroHidden={isZeroHidden}
        onZeroHiddenChange={setZeroHidden}
        renderLocks={lockList}
      />
      <Grid columns="halves" gap="4">
        <Card gap="3">
          <SpecimenHead code="LockList">{t('wallet.locked')}</SpecimenHead>
          {lockList('BTC')}
        </Card>
        <LatestMovements
          content={{ status: 'ready', ...sampleMovements(at) }}
          assets={sampleBook}
          isHidden={isHidden}
          hrefOf={here}
          allHref={here()}
        />
      </Grid>
    </>
  )
}
