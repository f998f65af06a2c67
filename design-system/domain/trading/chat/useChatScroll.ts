import type { RefObject } from 'react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in pixels, someone still reads the newest message. */
const nearEnd = 48

interface ChatScroll {
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  /** Where older messages begin: when it comes into view, they are asked for. */
  readonly top: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly toEnd: () => void
}

/**
 * Keeps a conversation where its reader is: at the end it follows what comes (messages, pictures that load); further up it
 * stays, also when older messages come in above. `firstId` is the oldest message; `onReachTop` is told when its top shows.
 */
export function useChatScroll(firstId: string | null, onReachTop: () => void): ChatScroll {
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  const note = useCallback((value: boolean) => {
    atEnd.current = value
    setAtEnd(value)
  }, [])
  const toEnd = useCallback(() => {
    const box = viewport.current
    if (box) box.scrollTop = box.scrollHeight
    note(true)
  }, [note])

  useStayBelow(viewport, firstId, atEnd)
  useReached(viewport, top, onReachTop)

  useEffect(() => {
    const [box, inside] = [viewport.current, content.current]
    if (!box || !inside) return undefined
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
    }
    let top = box.scrollTop
    let height = box.scrollHeight
    const onScroll = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd
      // Only somebody who scrolls up leaves the end: what comes in meanwhile moves it away by itself, and what goes (somebody has
      // stopped typing, and their message is there) moves the box up by itself.
      const hasScrolledUp = box.scrollTop < top && box.scrollHeight === height
      if (isNear || hasScrolledUp) note(isNear)
      top = box.scrollTop
      height = box.scrollHeight
    }
    const growth = new ResizeObserver(follow)
    growth.observe(inside)
    growth.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    follow()
    return () => {
      growth.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [note])

  return { viewport, content, top, isAtEnd, toEnd }
}

/** When older messages come in above, moves down by as much as they take, so that what is read stands still. */
function useStayBelow(
  viewport: RefObject<HTMLDivElement | null>,
  firstId: string | null,
  atEnd: RefObject<boolean>,
): void {
  const before = useRef({ firstId, height: 0 })
  useLayoutEffect(() => {
    const box = viewport.current
    if (!box) return
    const grewAbove = firstId !== before.current.firstId && before.current.firstId !== null
    if (grewAbove && !atEnd.current) box.scrollBy(0, box.scrollHeight - before.current.height)
    before.current = { firstId, height: box.scrollHeight }
  })
}

/** Tells when the mark comes into view of a box that can be scrolled. */
function useReached(
  viewport: RefObject<HTMLDivElement | null>,
  mark: RefObject<HTMLDivElement | null>,
  onReached: () => void,
): void {
  const tell = useEffectEvent(onReached)
  useEffect(() => {
    const [root, target] = [viewport.current, mark.current]
    if (!root || !target) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && root.scrollHeight > root.clientHeight) tell()
      },
      { root },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [viewport, mark])
}
