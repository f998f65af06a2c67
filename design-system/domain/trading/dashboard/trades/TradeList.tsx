import { useT } from '../../../../locales/useT.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { ListPages } from '../../../page/list/ListPages.tsx'
import { Foot, Head, ListRoot, Rows } from './TradeList.styles.ts'
import { TradeRow } from './TradeRow.tsx'
import type { TradeListItem } from './tradeListItem.ts'

interface TradeListProps {
  trades: readonly TradeListItem[]
  assets: AssetBook
  hrefOf: (tradeId: string) => string
  /** The public profile of a partner; left out, names lead nowhere. */
  partnerHrefOf?: ((userName: string) => string) | undefined
  page: number
  pages: number
  /** The address of a page of the list. */
  pageHref: (page: number) => string
}

const columns = ['trade', 'amount', 'counterparty', 'payment', 'status'] as const

/** A page of the viewer's trades. Use `TradeListLoading`, `TradeListEmpty` and `TradeListFailed` while there is none to show. */
export function TradeList({ trades, assets, hrefOf, partnerHrefOf, page, pages, pageHref }: TradeListProps) {
  const t = useT('dashboard')
  return (
    <ListRoot>
      <Head aria-hidden>
        {columns.map(column => (
          <span key={column} data-column={column === 'payment' ? 'method' : column}>
            {t(`column.${column}`)}
          </span>
        ))}
      </Head>
      <Rows aria-label={t('list')}>
        {trades.map(trade => (
          <TradeRow
            key={trade.id}
            trade={trade}
            assets={assets}
            href={hrefOf(trade.id)}
            partnerHref={partnerHrefOf?.(trade.counterparty.userName)}
          />
        ))}
      </Rows>
      {pages > 1 && (
        <Foot>
          <ListPages label={t('pages')} page={page} pages={pages} hrefOf={pageHref} />
        </Foot>
      )}
    </ListRoot>
  )
}
