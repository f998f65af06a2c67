import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TradeActionBar } from '@souk/design-system/domain/trading/trade/action/TradeActionBar.tsx'
import { gql } from '../../__generated__/gql.ts'
import type { TradeActions } from './useTradeActions.ts'

const TradeBarFragment = gql(`
  fragment TradeBar_trade on Trade {
    id
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    paymentMethod {
      speed
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
  }
`)

interface TradeBarProps {
  trade: FragmentType<typeof TradeBarFragment>
  assets: AssetBook
  actions: TradeActions
  /** How many minutes after "paid" a dispute may be opened. */
  disputeAfter: { readonly instant: number; readonly slow: number }
}

/** What the viewer can do next, as the server says. */
export function TradeBar({ trade, assets, actions, disputeAfter }: TradeBarProps) {
  const { data } = useSuspenseFragment({ fragment: TradeBarFragment, from: trade })
  return (
    <TradeActionBar
      trade={data}
      coin={assets.of(data.cryptoCurrencyCode)}
      fiat={assets.of(data.currencyCode)}
      disputeAfterMinutes={disputeAfter[data.paymentMethod.speed]}
      pending={actions.pending}
      onAction={actions.act}
    />
  )
}
