import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MemoCard } from '@souk/design-system/domain/people/profile/MemoCard.tsx'
import type { PersonShape, SharedHistoryShape } from '@souk/design-system/domain/people/profile/person.ts'
import { SharedHistory } from '@souk/design-system/domain/trading/person/SharedHistory.tsx'
import type { SharedTradeContent } from '@souk/design-system/domain/trading/person/SharedHistory.tsx'
import { useState } from 'react'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { Memo } from '../../parts/person/Memo.tsx'
import { gql } from '../../__generated__/gql.ts'

/** The trades between the viewer and somebody, the latest first. */
const SharedTradesQuery = gql(`
  query SharedTrades($traderId: ID!, $limit: Int!) {
    tradesHistory(traderId: $traderId, limit: $limit) {
      items {
        tradeId
        viewerSide
        status
        amount
        cryptoCurrencyCode
        fiatAmount
        currencyCode
        openedAt
        finishedAt
        myGrade
        theirGrade
      }
      total
    }
  }
`)

interface BetweenUsProps {
  person: Pick<PersonShape, 'userName' | 'history'>
  assets: AssetBook
}

/** What only the viewer sees of somebody else: the trades with them, and notes. */
export function SharedPart({ person, assets }: BetweenUsProps) {
  return (
    <>
      {person.history !== null && (
        <Trades userName={person.userName} history={person.history} assets={assets} />
      )}
      <MemoCard>
        <Memo userName={person.userName} />
      </MemoCard>
    </>
  )
}

/** How many are shown at first, and how many more each time. */
const step = 5
/** The service gives no more at once. */
const most = 100

interface TradesProps {
  userName: string
  history: SharedHistoryShape
  assets: AssetBook
}

function Trades({ userName, history, assets }: TradesProps) {
  const [limit, setLimit] = useState(step)
  const asked = useQuery(SharedTradesQuery, {
    variables: { traderId: userName, limit },
    skip: history.completed + history.cancelled === 0,
    fetchPolicy: 'cache-and-network',
  })
  const found = (asked.data ?? asked.previousData)?.tradesHistory
  const hasMore = found != null && found.items.length < Math.min(found.total, most)
  const content: SharedTradeContent = answerState(
    asked,
    found && {
      items: found.items,
      onMore: hasMore ? () => setLimit(Math.min(limit + 2 * step, most)) : null,
      isLoadingMore: asked.loading && asked.data === undefined,
    },
  )
  return <SharedHistory {...{ userName, history, assets, content }} hrefOf={paths.trade} />
}
