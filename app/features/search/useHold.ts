import { useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

interface Hold {
  /** Somebody points at the part of the page, or the focus is in it. */
  readonly isHeld: boolean
  /** For the element that is held still. */
  readonly hold: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Tells when a part of the page is about to be used, so that nothing jumps under the pointer. */
export function useHold(): Hold {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHeld: isPointedAt || isFocused,
    hold: {
      // A finger that has gone leaves no pointer behind.
      onPointerEnter: event => setPointedAt(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: event => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
