import { useQuery } from '@apollo/client/react'
import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { DisputeList, type DeskContent } from '@souk/design-system/domain/trading/dispute/DisputeList.tsx'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { CaseList } from '../../__generated__/graphql.ts'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { DisputesQuery } from './Disputes.query.ts'

const noAssets = assetBook({ coins: [], fiats: [] })
/** Cases on a page. */
const limit = 20
/** The page of this list in the address: the list of trades below has its own. */
const pageName = 'cases'

interface DisputeDeskProps {
  /** Which of the open cases; left out, all of them. */
  list?: CaseList | undefined
  /** Where a case leads. */
  hrefOf?: (tradeId: string) => string
  /** The desk of disputes, from elsewhere. */
  deskHref?: string
}

/** Where staff finds its work, live: every case that waits for a ruling, and the way to its trade. Its words are in the bundle `dispute`. */
export function DisputeDesk({ list, hrefOf = paths.trade, deskHref }: DisputeDeskProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const page = Math.max(1, Number.parseInt(query.get(pageName) ?? '1', 10) || 1)
  const asked = useQuery(DisputesQuery, { variables: { list: list ?? null, page, limit } })
  const assets = useAssets() ?? noAssets
  const pageHref = (other: number) => {
    const next = new URLSearchParams(query)
    next.set(pageName, String(other))
    return `${pathname}?${next}`
  }
  const content: DeskContent = answerState(asked, asked.data?.disputes)
  return (
    <DisputeList
      content={content}
      assets={assets}
      hrefOf={hrefOf}
      {...(deskHref === undefined ? {} : { deskHref })}
      pageHref={pageHref}
    />
  )
}
