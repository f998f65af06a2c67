import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Where rows begin, and how high one is, in pixels. */
export interface ListPlace {
  /** From the top of the page to the first row. */
  readonly top: number
  /** Between two rows. */
  readonly gap: number
  /** What a row takes until it was seen, guessed from those before. */
  readonly row: number
}

/** A row of a wide page, where there is none to look at. */
const usualRow = 96

/** Measures where the rows after `mark` begin, and again whenever something on the page changes its size. Null until it is known. */
export function useListPlace(mark: RefObject<HTMLElement | null>): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null)
  useLayoutEffect(() => {
    const element = mark.current
    const list = element?.parentElement
    if (!element || !list) return undefined
    const measure = () => {
      const now = measured(element, list)
      setPlace(known => (known !== null && isSame(known, now) ? known : now))
    }
    measure()
    // What stands above pushes the list down, and that is a change of the page's height.
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [mark])
  return place
}

function measured(mark: HTMLElement, list: HTMLElement): ListPlace {
  const top = mark.getBoundingClientRect().top
  const before = [...list.children].indexOf(mark)
  const height = top - list.getBoundingClientRect().top
  return {
    top: Math.round(top + window.scrollY),
    // "normal" in a list that leaves none.
    gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
    row: before > 0 && height > 0 ? Math.round(height / before) : usualRow,
  }
}

/** Rows that are seen for the first time change the average a little: that is nothing to count all anew for. */
const isSame = (a: ListPlace, b: ListPlace) =>
  a.top === b.top && a.gap === b.gap && Math.abs(a.row - b.row) < a.row / 4
