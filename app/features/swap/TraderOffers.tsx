import { useQuery } from '@apollo/client/react'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { SwapOffers } from '@souk/design-system/domain/money/swap/SwapOffers.tsx'
import type { SwapSide } from '@souk/design-system/domain/money/swap/swapShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { useState } from 'react'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { SwapOffersQuery } from './Offers.queries.ts'

interface TraderOffersProps {
  from: NamedAsset
  to: NamedAsset
  side: SwapSide
  amount: DecimalString | null
  /** A price is being locked. */
  isQuoting: boolean
  /** Swaps at an offer. Never rejects. */
  onTake: (offerId: string) => Promise<void>
}

/** They are asked for once typing has paused for so long, in milliseconds. */
const pause = 250

/** Traders' offers beside the house's price; they follow the rate. */
export function TraderOffers({ from, to, side, amount, isQuoting, onTake }: TraderOffersProps) {
  const asked = useDebounced(amount, pause)
  const [takingId, setTaking] = useState<string | null>(null)
  const offers = useQuery(SwapOffersQuery, {
    variables: { fromCode: from.code, toCode: to.code, ...(asked === null ? {} : { amount: asked, side }) },
    skip: from.code === to.code,
    fetchPolicy: 'cache-and-network',
  })
  const again = () => {
    // What it fails with shows in place.
    offers.refetch().catch(() => {})
  }
  const coin = from.code === 'USDT' ? to.code : from.code
  useRateMoves({ pair: `${coin}_usd`.toLowerCase(), isOn: offers.data !== undefined, onMove: again })
  const take = async (offerId: string) => {
    setTaking(offerId)
    await onTake(offerId)
    setTaking(null)
    again()
  }
  return (
    <SwapOffers
      {...{ from, to }}
      takingId={isQuoting ? takingId : null}
      content={answerState(offers, (offers.data ?? offers.previousData)?.swapOffers)}
      hasAmount={amount !== null}
      hrefOf={paths.user}
      onTake={({ id }) => void take(id)}
    />
  )
}
