import { measureElement, observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import type { ListPlace } from './useListPlace.ts'
import { nextRows } from './nextRows.ts'

/** So many rows are simply there. */
const plainly = 20
/** Rows are there this far before they come into sight: two screens, so that none is seen empty. */
const rowsNearby = 16

/** Where somebody was in a long list. */
export interface RowsPlace {
  /** The row at the upper edge of the screen, from 0. */
  readonly index: number
  /** How much of it was above the edge, in pixels. */
  readonly above: number
}

interface RowWindowOptions {
  ids: readonly string[]
  /** Null until it is known. */
  place: ListPlace | null
  /** Where the list is shown first. */
  startAt: RowsPlace | null
  /** Told where the list was when it goes. */
  onLeave: ((place: RowsPlace | null) => void) | undefined
}

interface ShownRow {
  readonly index: number
  /** Empty, before the row. */
  readonly room: number
}

interface RowWindow {
  /** The rows to show, rising. */
  readonly rows: readonly ShownRow[]
  /** Empty, after the last. */
  readonly endRoom: number
  /** For each row. */
  readonly measure: (row: Element | null) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

type Rows = Virtualizer<Window, Element>

/**
 * Which of thousands of rows are in the page: those in sight and some nearby, and the one that has the focus with its
 * neighbours, wherever it is. They come and go a few at a time.
 */
export function useRowWindow({ ids, place, startAt, onLeave }: RowWindowOptions): RowWindow {
  const [focused, setFocused] = useState<number | null>(null)
  const { top, gap, row } = place ?? { top: 0, gap: 0, row: 1 }
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here at each rendering, and given to nothing that is memoized
  const list = useWindowVirtualizer({
    count: ids.length,
    enabled: place !== null && ids.length > plainly,
    estimateSize: () => row,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    scrollMargin: top,
    gap,
    overscan: rowsNearby,
    // Rows come when the browser has time for them, not within its scrolling.
    useFlushSync: false,
    observeElementOffset: observeUnhurried,
    // The browser says how high a row is once it has laid it out; asking before that has it done twice.
    measureElement: (element, entry, instance) =>
      entry === undefined
        ? (instance.itemSizeCache.get(instance.options.getItemKey(instance.indexFromElement(element))) ?? row)
        : measureElement(element, entry, instance),
    useScrollendEvent: true,
    rangeExtractor: useCallback(
      ({ startIndex, endIndex, overscan, count }) =>
        indexesOf(
          Math.max(0, startIndex - overscan),
          Math.min(count - 1, endIndex + overscan),
          focused,
          count,
        ),
      [focused],
    ),
  })
  useStart(list, startAt)
  useLeaving(list, onLeave)
  const present = useGradually(list)
  return {
    ...withRoom(list, present, { top, gap }),
    measure: list.measureElement,
    onFocus: useCallback(event => setFocused(Number(event.currentTarget.dataset['index'])), []),
    onBlur: useCallback(() => setFocused(null), []),
  }
}

/** All from the first to the last; and the focused one with those before and after it, to which the Tab key goes. */
function indexesOf(first: number, last: number, focused: number | null, count: number): number[] {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (focused === null) return rows
  const kept = [focused - 1, focused, focused + 1].filter(
    index => index >= 0 && index < count && (index < first || index > last),
  )
  return [...rows, ...kept].toSorted((a, b) => a - b)
}

/** What follows from scrolling is drawn in slices, and frames come between: on a slow telephone a row takes longer than a frame. */
const observeUnhurried: typeof observeWindowOffset = (list, heard) =>
  observeWindowOffset(list, (offset, isScrolling) =>
    isScrolling ? startTransition(() => heard(offset, isScrolling)) : heard(offset, isScrolling),
  )

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The rows that are there by now, rising: of the wanted ones those that have come, of others those that have not gone. */
function useGradually(list: Rows): readonly number[] {
  const wanted = list.getVirtualItems()
  const { range } = list
  const middle = range === null ? 0 : (range.startIndex + range.endIndex) / 2
  const [present, setPresent] = useState<readonly number[]>(() => indexes(plainly))
  useEffect(() => {
    const rows = wanted.map(({ index }) => index)
    const next = rows.length === 0 ? present : nextRows(present, rows, middle)
    if (next === present) return undefined
    const come = () => setPresent(next)
    // Somebody who has arrived waits for the rows; somebody on the way, for the next frame.
    const timer = setTimeout(() => (list.isScrolling ? startTransition(come) : come()), 0)
    return () => clearTimeout(timer)
  }, [list, wanted, present, middle])
  return present
}

/** The rows that are there, each with the room of those before it that are not. */
function withRoom(
  list: Rows,
  present: readonly number[],
  { top, gap }: Pick<ListPlace, 'top' | 'gap'>,
): Pick<RowWindow, 'rows' | 'endRoom'> {
  const wanted = list.getVirtualItems()
  const total = top + list.getTotalSize()
  let end = top
  // It is not known so far what is in sight: as many as are simply there.
  if (wanted.length === 0) {
    const rows = indexes(Math.min(plainly, list.options.count)).map(index => ({ index, room: 0 }))
    return { rows, endRoom: total - (list.measurementsCache[rows.length - 1]?.end ?? total) }
  }
  const rows = present
    // A list that is shorter now has no place for the last ones.
    .flatMap(index => list.measurementsCache[index] ?? [])
    .map((row, at) => {
      const room = row.start - end - (at === 0 ? 0 : gap)
      end = row.end
      return { index: row.index, room }
    })
  return { rows, endRoom: total - end }
}

/** Goes to where the list was left, once. */
function useStart(list: Rows, startAt: RowsPlace | null): void {
  const start = useRef(startAt)
  const { enabled } = list.options
  useLayoutEffect(() => {
    if (start.current === null || !enabled) return
    const { index, above } = start.current
    const [offset] = list.getOffsetForIndex(index, 'start') ?? []
    if (offset !== undefined) list.scrollToOffset(offset + above)
    start.current = null
  }, [list, enabled])
}

function useLeaving(list: Rows, onLeave: RowWindowOptions['onLeave']): void {
  useLayoutEffect(() => {
    if (onLeave === undefined) return undefined
    return () => {
      const row = list.getVirtualItemForOffset(window.scrollY)
      const isReached = row !== undefined && row.start <= window.scrollY
      onLeave(isReached ? { index: row.index, above: window.scrollY - row.start } : null)
    }
  }, [list, onLeave])
}
