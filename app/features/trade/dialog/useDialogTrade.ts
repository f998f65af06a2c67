import { useSuspenseFragment } from '@apollo/client/react'
import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { useEffect } from 'react'
import { gql } from '../../../__generated__/gql.ts'
import { useAssets } from '../../../session/useAssets.ts'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'

const TradeDialogsFragment = gql(`
  fragment TradeDialogs_trade on Trade {
    id
    status
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

/** The trade of an open dialog, live. */
export function useLiveTrade(tradeId: string) {
  const { data: trade } = useSuspenseFragment({
    fragment: TradeDialogsFragment,
    from: { __typename: 'Trade', id: tradeId },
  })
  const assets = useAssets() ?? noAssets
  return { trade, coin: assets.of(trade.cryptoCurrencyCode), fiat: assets.of(trade.currencyCode) }
}

/** The same, with the ways out of its dialog; the dialog goes when what it asks can no longer be done: the partner was faster, or the clock. */
export function useDialogTrade({ tradeId, action, close, dismiss }: OpenTradeDialog) {
  const live = useLiveTrade(tradeId)
  const { trade } = live
  const isPossible = trade.actions.some(({ action: name, isAvailable }) => name === action && isAvailable)
  useEffect(() => {
    if (!isPossible) dismiss()
  }, [isPossible, dismiss])
  return { ...live, close, dismiss }
}
