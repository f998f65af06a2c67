import type { MouseEvent } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { DayRows, ListFoot } from '../../../money/transaction/TransactionList.styles.ts'
import type { InvoiceRowShape } from '../invoice/merchantInvoice.ts'
import { InvoiceRow } from './InvoiceRow.tsx'

interface InvoiceListProps {
  /** Newest first. */
  items: readonly InvoiceRowShape[]
  assets: AssetBook
  /** The details of one. */
  hrefOf: (id: string) => string
  /** Opens them on this page; call `preventDefault` then. */
  onOpen: (id: string, event: MouseEvent<HTMLElement>) => void
  /** Fetches older ones; null when these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
}

/** The invoices of a store, newest first. */
export function InvoiceList({ items, assets, hrefOf, onOpen, onMore, isLoadingMore }: InvoiceListProps) {
  const t = useT('merchantInvoice')
  const tCommon = useT('common')
  return (
    <div>
      <DayRows aria-label={t('list')}>
        {items.map(invoice => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            assets={assets}
            href={hrefOf(invoice.id)}
            onOpen={event => onOpen(invoice.id, event)}
          />
        ))}
      </DayRows>
      {onMore !== null && (
        <ListFoot>
          <Button
            width="fill"
            onClick={onMore}
            pendingLabel={isLoadingMore ? tCommon('state.loading') : undefined}
          >
            {t('more')}
          </Button>
        </ListFoot>
      )}
    </div>
  )
}
