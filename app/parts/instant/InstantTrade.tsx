import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { InstantTradeCard } from '@souk/design-system/domain/trading/advert/instantTrade/InstantTradeCard.tsx'
import type { InstantTradeGap } from '@souk/design-system/domain/trading/advert/instantTrade/instantTrade.ts'
import type { AmountSide } from '@souk/design-system/domain/trading/advert/offer.ts'
import { multiply, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { paths } from '../../routes/paths.ts'
import { useStanding } from '../../services/useViewer.ts'
import { useInstantTrade } from './useInstantTrade.ts'

export interface InstantTradeProps {
  coin: NamedAsset
  fiat: NamedAsset
  amount: DecimalString | null
  amountSide: AmountSide
  method: { readonly code: string; readonly name: string } | null
  /** Of the cheapest offer on screen that trades at once; null where there is none. */
  bestPrice: DecimalString | null
}

/** The price moves while an offer is opened: so much more than the one on screen is taken, and said. */
const tolerance = '1.01'

/** Buying at once: what is searched for becomes a trade on the best offer. */
export function InstantTrade({ coin, fiat, amount, amountSide, method, bestPrice }: InstantTradeProps) {
  const standing = useStanding()
  const { asked, start, isStarting } = useInstantTrade({ coin: coin.code, fiat: fiat.code })
  const isMember = standing === 'member'
  const gap = gapOf({ isMember, amount, method, bestPrice })
  const plan =
    gap !== null || amount === null || method === null || bestPrice === null
      ? (gap ?? 'offer')
      : { amount, side: amountSide, methodName: method.name, priceLimit: multiply(bestPrice, tolerance) }
  return (
    <InstantTradeCard
      {...{ coin, fiat, plan, asked, isStarting }}
      logInHref={paths.logIn()}
      onStart={() => {
        if (typeof plan === 'string' || method === null) return
        start({
          cryptoCurrencyCode: coin.code,
          currencyCode: fiat.code,
          amount: plan.amount,
          amountSide: plan.side,
          paymentMethodCode: method.code,
          priceLimit: plan.priceLimit,
        })
      }}
    />
  )
}

/** What is missing first. */
function gapOf({
  isMember,
  amount,
  method,
  bestPrice,
}: Pick<InstantTradeProps, 'amount' | 'method' | 'bestPrice'> & {
  readonly isMember: boolean
}): InstantTradeGap | null {
  const missing = {
    login: !isMember,
    amount: amount === null,
    method: method === null,
    offer: bestPrice === null,
  }
  return (['login', 'amount', 'method', 'offer'] as const).find(one => missing[one]) ?? null
}
