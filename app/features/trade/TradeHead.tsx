import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { TradeHeader } from '@souk/design-system/domain/trade/TradeHeader.tsx'
import { gql } from '../../__generated__/gql.ts'
import { paths } from '../../paths.ts'

const TradeHeadFragment = gql(`
  fragment TradeHead_trade on Trade {
    id
    type
    status
    viewerSide
    isWaitingForRequisites
    timer {
      kind
      startsAt
      endsAt
      isMine
    }
    unreadCount
  }
`)

interface TradeHeadProps {
  trade: FragmentType<typeof TradeHeadFragment>
  onOpenChat: () => void
}

/** The header of a trade's page. */
export function TradeHead({ trade, onOpenChat }: TradeHeadProps) {
  const { data } = useSuspenseFragment({ fragment: TradeHeadFragment, from: trade })
  return <TradeHeader trade={data} backHref={paths.dashboard('trades')} onOpenChat={onOpenChat} />
}
