import { useSuspenseFragment } from '@apollo/client/react'
import { assetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { useEffect } from 'react'
import { gql } from '../../../__generated__/gql.ts'
import { useAssets } from '../../../session/useAssets.ts'
import type { OpenTradeDialog } from '../tradeDialogs.ts'

const TradeDialogsFragment = gql(`
  fragment TradeDialogs_trade on Trade {
    id
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    buyer {
      userName
    }
    seller {
      userName
    }
    counterparty {
      userName
    }
    paymentMethod {
      code
      group
    }
    payerName
    verifiedPayerName
    needsCodeToRelease
    escrowMinutes
    myFeedback {
      id
      grade
      text
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

const noAssets = assetBook({ coins: [], fiats: [] })

/** The trade of an open dialog, live. The dialog goes when what it asks can no longer be done: the partner was faster, or the clock. */
export function useDialogTrade({ tradeId, action, dismiss }: OpenTradeDialog) {
  const { data: trade } = useSuspenseFragment({
    fragment: TradeDialogsFragment,
    from: { __typename: 'Trade', id: tradeId },
  })
  const assets = useAssets() ?? noAssets
  const isPossible = trade.actions.some(({ action: name, isAvailable }) => name === action && isAvailable)
  useEffect(() => {
    if (!isPossible) dismiss()
  }, [isPossible, dismiss])
  return { trade, coin: assets.of(trade.cryptoCurrencyCode), fiat: assets.of(trade.currencyCode) }
}
