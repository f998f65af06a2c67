import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TradeOutcome } from '@souk/design-system/domain/trading/trade/progress/TradeOutcome.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { gql } from '../../__generated__/gql.ts'
import { searchPathOf } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useRatePrompt } from '../../parts/person/useRatePrompt.ts'
import type { TradeActions } from './useTradeActions.ts'

const TradeEndFragment = gql(`
  fragment TradeEnd_trade on Trade {
    id
    status
    group
    finishedAt
    viewerSide
    cryptoCurrencyCode
    amount
    payout {
      address
    }
    viewerReceives {
      amount
      asset
    }
    counterparty {
      userName
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
    claim {
      id
      status
    }
    myFeedback {
      id
      grade
      text
      authorName
      createdAt
      editedAt
    }
    theirFeedback {
      id
      grade
      text
      authorName
      createdAt
      editedAt
    }
  }
`)

interface TradeEndProps {
  trade: FragmentType<typeof TradeEndFragment>
  assets: AssetBook
  actions: TradeActions
}

/** How a trade ended, and what both sides said of it. */
export function TradeEnd({ trade, assets, actions }: TradeEndProps) {
  const { data } = useSuspenseFragment({ fragment: TradeEndFragment, from: trade })
  const { cryptoCurrencyCode: code, viewerSide } = data
  const locale = useLocale()
  useRatePrompt(viewerSide === 'arbiter' ? [] : [data])
  return (
    <TradeOutcome
      trade={data}
      coin={assets.of(code)}
      walletHref={data.payout === null ? paths.wallet() : null}
      offersHref={searchPathOf(viewerSide === 'seller' ? 'sell' : 'buy', code)}
      receiptHref={`/api/v1/trades/${encodeURIComponent(data.id)}/receipt?locale=${locale}`}
      onFeedback={() => actions.act('feedback')}
    />
  )
}
