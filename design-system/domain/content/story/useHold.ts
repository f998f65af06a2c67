import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { isSwipeUp } from './swipe.ts'

interface HoldEvents {
  /** Pressed shortly, without having moved: on the first third, or on the rest. */
  readonly onPress: (side: 'start' | 'rest') => void
  readonly onSwipeUp: () => void
}

/** A press is no hold, and no stroke, within these: milliseconds, and pixels that a finger trembles. */
const press = { longest: 350, tremble: 10 } as const
const firstPart = 1 / 3

/** What a pointer does to a slide: it holds it still while it is down, and then has pressed, swiped, or only held. */
export function useHold({ onPress, onSwipeUp }: HoldEvents) {
  const down = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null)
  const [isHeld, setHeld] = useState(false)
  const end = () => {
    down.current = null
    setHeld(false)
  }
  return {
    isHeld,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      setHeld(true)
    },
    onPointerCancel: end,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (down.current === null) return
      const { x, y, at } = down.current
      end()
      const stroke = { x: event.clientX - x, y: event.clientY - y }
      if (isSwipeUp(stroke)) onSwipeUp()
      else if (Math.hypot(stroke.x, stroke.y) <= press.tremble && event.timeStamp - at <= press.longest) {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onPress(event.clientX - left < width * firstPart ? 'start' : 'rest')
      }
    },
  }
}
