import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { moveBy, zoomOf, zoomTo } from './crop.ts'
import type { Crop, PictureSize, Share } from './crop.ts'

/** One press of a key: a twentieth of the square, a tenth of the zoom. */
const step = 0.05
const zoomStep = 1.1
/** How far a wheel turns until the zoom grows e-fold. */
const wheelTurn = 500

type CropMove = (crop: Crop, picture: PictureSize) => Crop

const zoomBy =
  (factor: number, at?: Share): CropMove =>
  (crop, picture) =>
    zoomTo(crop, picture, zoomOf(crop, picture) * factor, at)
const moveTo =
  (x: number, y: number): CropMove =>
  (crop, picture) =>
    moveBy(crop, picture, { x, y })

/** What a key does; others are left to the page. */
const keys: Readonly<Record<string, CropMove>> = {
  ArrowLeft: moveTo(-step, 0),
  ArrowRight: moveTo(step, 0),
  ArrowUp: moveTo(0, -step),
  ArrowDown: moveTo(0, step),
  '+': zoomBy(zoomStep),
  '=': zoomBy(zoomStep),
  '-': zoomBy(1 / zoomStep),
  '−': zoomBy(1 / zoomStep),
}

/** The moves that buttons make. */
export const zoomIn = zoomBy(zoomStep)
export const zoomOut = zoomBy(1 / zoomStep)

interface Fingers {
  readonly centre: Share
  /** How far two are apart; null for one. */
  readonly spread: number | null
}

function fingersOf(points: readonly Share[]): Fingers {
  const [first = { x: 0, y: 0 }, second] = points
  if (second === undefined) return { centre: first, spread: null }
  return {
    centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

/** What one movement of the fingers does: the centre moves the picture, the spread zooms it there. */
function between(before: Fingers, after: Fingers): CropMove {
  return (crop, picture) => {
    const { centre, spread } = after
    const moved = moveBy(crop, picture, { x: centre.x - before.centre.x, y: centre.y - before.centre.y })
    if (!before.spread || spread === null) return moved
    return zoomBy(spread / before.spread, centre)(moved, picture)
  }
}

/** A place on the stage as a share of it. */
function shareOf(stage: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Share {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}

/** Pointer, touch with two fingers, wheel and keyboard on the stage of a crop. */
export function useCropGestures(stageRef: RefObject<HTMLElement | null>, change: (move: CropMove) => void) {
  const points = useRef(new Map<number, Share>())
  const changing = useRef(change)
  useEffect(() => {
    changing.current = change
  })

  // React's own listener is passive, and the page would scroll.
  useEffect(() => {
    const stage = stageRef.current
    if (stage === null) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      changing.current(zoomBy(Math.exp(-event.deltaY / wheelTurn), shareOf(stage, event)))
    }
    stage.addEventListener('wheel', turn, { passive: false })
    return () => stage.removeEventListener('wheel', turn)
  }, [stageRef])

  const lift = (event: PointerEvent) => {
    points.current.delete(event.pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      capture(event)
      points.current.set(event.pointerId, shareOf(event.currentTarget, event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!points.current.has(event.pointerId)) return
      const before = fingersOf([...points.current.values()])
      points.current.set(event.pointerId, shareOf(event.currentTarget, event))
      change(between(before, fingersOf([...points.current.values()])))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (move === undefined) return
      event.preventDefault()
      change(move)
    },
  }
}

/** Follows the pointer beyond the stage; one that has gone meanwhile can't be followed. */
function capture(event: PointerEvent<HTMLElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId)
  } catch {
    // Then it ends at the edge.
  }
}
