import { useState } from 'react'

interface Approach {
  /** A pointer or the focus has come near. */
  readonly isNear: boolean
  /** For the element around what is approached. */
  readonly approach: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/** Tells once somebody is about to use a part of the page: time to fetch what its lists hold. */
export function useFirstTouch(): Approach {
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  return { isNear, approach: { onPointerEnter: come, onFocus: come } }
}
