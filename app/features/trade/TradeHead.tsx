import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { TradeHeader } from '@souk/design-system/domain/trading/trade/TradeHeader.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { gql } from '../../__generated__/gql.ts'
import { paths } from '../../routes/paths.ts'
import { useStanding } from '../../services/useViewer.ts'

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
  const t = useT('advert')
  const { data } = useSuspenseFragment({ fragment: TradeHeadFragment, from: trade })
  // A guest has no list of trades.
  const isGuest = useStanding() === 'guest'
  const back = isGuest
    ? { backHref: paths.buy(), backLabel: t('search.hero.all') }
    : { backHref: paths.dashboard('trades') }
  return <TradeHeader trade={data} {...back} onOpenChat={onOpenChat} />
}
