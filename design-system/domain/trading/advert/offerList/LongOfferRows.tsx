import { Fragment, useRef } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { useMedia } from '../../../../primitives/media/useMedia.ts'
import { RowsRoom } from './OfferList.styles.ts'
import { useListPlace } from './useListPlace.ts'
import { useRowWindow } from './useRowWindow.ts'
import type { RowsPlace } from './useRowWindow.ts'

/** What belongs to the `<li>` of a row. */
export interface RowProps {
  'aria-posinset': number
  'aria-setsize': number
  'data-index': number
  ref: (row: Element | null) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

interface LongOfferRowsProps {
  /** All offers, in their order. */
  ids: readonly string[]
  /** Makes an `OfferItem` of one, with what belongs to its row. */
  renderRow: (id: string, props: RowProps) => ReactNode
  /** The place of the first of them in the whole list, from 1. */
  from: number
  /** How many offers the whole list has; null when they were not all counted. */
  total: number | null
  /** Where the list is shown first, as `onLeave` told it. */
  startAt?: RowsPlace | null | undefined
  /** Told where the list was when it goes: null when these rows were not reached. */
  onLeave?: ((place: RowsPlace | null) => void) | undefined
}

/**
 * The rows after the first page of an `OfferList`. Of thousands, those in sight and nearby are in the page, and room stands
 * for the others: they cost no more than a few. On paper they are all there.
 */
export function LongOfferRows({ ids, renderRow, from, total, startAt = null, onLeave }: LongOfferRowsProps) {
  const mark = useRef<HTMLLIElement>(null)
  const place = useListPlace(mark)
  const { rows, endRoom, measure, onFocus, onBlur } = useRowWindow({ ids, place, startAt, onLeave })
  const isPrinted = useMedia('print')
  const shown = isPrinted ? ids.map((_, index) => ({ index, room: 0 })) : rows
  return (
    <>
      <RowsRoom ref={mark} aria-hidden />
      {shown.map(({ index, room }) => {
        const id = ids[index]
        return (
          id !== undefined && (
            <Fragment key={id}>
              {room > 0 && <RowsRoom aria-hidden style={{ height: room }} />}
              {renderRow(id, {
                'aria-posinset': from + index,
                'aria-setsize': total ?? -1,
                'data-index': index,
                ref: measure,
                onFocus,
                onBlur,
              })}
            </Fragment>
          )
        )
      })}
      {endRoom > 0 && <RowsRoom aria-hidden style={{ height: endRoom }} />}
    </>
  )
}
