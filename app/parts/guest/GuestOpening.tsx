import { GuestChoice } from '@souk/design-system/domain/trading/guest/GuestChoice.tsx'
import type { PayoutNetwork } from '@souk/design-system/domain/trading/guest/payoutNetwork.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'
import { useEffect, useState, type ReactNode } from 'react'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { usePayoutNetworks } from './usePayoutNetworks.ts'

interface GuestOpeningProps {
  coinCode: string
  /** The form, for somebody who goes on without an account. */
  children: (networks: readonly PayoutNetwork[]) => ReactNode
}

/** Lets a visitor choose between an account and none. Its words are in the bundle `guest`. */
export function GuestOpening({ coinCode, children }: GuestOpeningProps) {
  const { returnPage, navigation } = useServices()
  const [isChosen, setChosen] = useState(false)
  const networks = usePayoutNetworks(coinCode)
  useEffect(() => returnPage.save(navigation.address()), [returnPage, navigation])
  if (!isChosen)
    return (
      <GuestChoice hrefs={{ logIn: paths.logIn(), signUp: paths.signUp() }} onGuest={() => setChosen(true)} />
    )
  if (networks === null)
    return (
      <Card>
        <Skeleton shape="block" width="full" />
      </Card>
    )
  return children(networks)
}
