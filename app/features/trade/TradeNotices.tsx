import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { AskToCancelNotice } from '@souk/design-system/domain/trading/trade/action/AskToCancelNotice.tsx'
import { UndoNotice } from '@souk/design-system/domain/trading/trade/action/UndoNotice.tsx'
import { gql } from '../../__generated__/gql.ts'
import type { TradeActions } from './useTradeActions.ts'

const TradeNoticesFragment = gql(`
  fragment TradeNotices_trade on Trade {
    id
    viewerSide
    counterparty {
      userName
    }
    timer {
      kind
      startsAt
      endsAt
      isMine
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

interface TradeNoticesProps {
  trade: FragmentType<typeof TradeNoticesFragment>
  actions: TradeActions
}

/** What waits for a quick answer: an ask to cancel, and "paid" that was pressed too early. */
export function TradeNotices({ trade, actions }: TradeNoticesProps) {
  const { data } = useSuspenseFragment({ fragment: TradeNoticesFragment, from: trade })
  const { pending, act } = actions
  return (
    <>
      <AskToCancelNotice trade={data} pending={pending} onAction={act} />
      <UndoNotice trade={data} pending={pending} onAction={act} />
    </>
  )
}
