import { useQuery } from '@apollo/client/react'
import type { PayoutNetwork } from '@souk/design-system/domain/trading/guest/payoutNetwork.ts'
import { NetworksQuery } from '../reference/Networks.query.ts'

/** Over which networks a coin can be sent; null until it is known. */
export function usePayoutNetworks(coinCode: string): readonly PayoutNetwork[] | null {
  const { data } = useQuery(NetworksQuery)
  return data?.currencies?.coins.find(({ code }) => code === coinCode)?.networks ?? null
}
