import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { ReactNode } from 'react'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { GuestTradeFragment } from './GuestTrade.fragment.ts'

const loadGuestTrade = () => import('./GuestTrade.tsx').then(module => module.GuestTrade)

/** The guest's part of a trade's page; one of the two is there, for a guest. */
interface GuestPart {
  /** Coins wait to be sent: that comes before the amounts. */
  readonly first: ReactNode
  /** While there is something to be paid, that comes before where the coins will go. */
  readonly last: ReactNode
}

/** The guest's part of a trade's page, fetched with its words for the few who have one; nothing for everybody else. */
export function useGuestTrade(trade: FragmentType<typeof GuestTradeFragment>, assets: AssetBook): GuestPart {
  const { data } = useSuspenseFragment({ fragment: GuestTradeFragment, from: trade })
  const show = useWordedPart(data.payout !== null, loadGuestTrade, 'guest')
  const card = show?.({ trade: data, assets }) ?? null
  return data.payout?.kept == null ? { first: null, last: card } : { first: card, last: null }
}
