import type { ReactNode } from 'react'
import { ListRoot } from './OfferList.styles.ts'
import { OfferListHead } from './OfferListHead.tsx'
import type { OfferFilters, SearchSort } from '../offer.ts'

interface OfferListFrameProps {
  search: OfferFilters
  onSort: (sort: SearchSort) => void
  /** Above the rows: a `StalePrices` note, an `OfferNews` bar. */
  note?: ReactNode
  /** An `OfferList` or an `OfferListLoading`. */
  children: ReactNode
}

/** What stays while offers come and go: the names of the columns, and the order with its menu. */
export function OfferListFrame({ search, onSort, note, children }: OfferListFrameProps) {
  return (
    <ListRoot>
      <OfferListHead search={search} onSort={onSort} />
      {note}
      {children}
    </ListRoot>
  )
}
