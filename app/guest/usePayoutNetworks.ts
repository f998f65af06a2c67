import { useQuery } from '@apollo/client/react'
import type { PayoutNetwork } from '@souk/design-system/domain/guest/payoutNetwork.ts'
import { PayoutNetworksQuery } from './PayoutNetworks.query.ts'

/** Over which networks a coin can be sent; null until it is known. */
export function usePayoutNetworks(coinCode: string): readonly PayoutNetwork[] | null {
  const { data } = useQuery(PayoutNetworksQuery)
  return data?.currencies?.coins.find(({ code }) => code === coinCode)?.networks ?? null
}
