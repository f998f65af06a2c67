import type { RefObject } from 'react'
import { use, useRef, useState } from 'react'
import { PartLoaderContext } from './PartLoaderContext.ts'

interface LazyOverlay<Overlay> {
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** The overlay's component once it was opened and its code is there; null until then. */
  Overlay: Overlay | null
  setOpen: (isOpen: boolean) => void
  /** Spread on the trigger: fetches the overlay's code when a pointer or the focus reaches it. */
  preloading: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * Opens an overlay whose code is fetched when it is about to be needed. Code that does not come leaves the page as it is, and
 * the next press asks again.
 * @param load the dynamic import, and the component out of it
 */
export function useLazyOverlay<Overlay>(load: () => Promise<Overlay>): LazyOverlay<Overlay> {
  const loader = use(PartLoaderContext)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [part, setPart] = useState<{ readonly Overlay: Overlay } | null>(null)
  const fetchPart = async () => {
    try {
      setPart({ Overlay: await loader.load(load) })
    } catch (error) {
      setIsOpen(false)
      loader.onFailed(error)
    }
  }
  const setOpen = (open: boolean) => {
    setIsOpen(open)
    if (open && part === null) void fetchPart()
  }
  // A failed preload is tried again by the opening itself, which reports it.
  const preload = () => void load().catch(() => undefined)
  return {
    triggerRef,
    isOpen,
    Overlay: part?.Overlay ?? null,
    setOpen,
    preloading: { onPointerEnter: preload, onFocus: preload },
  }
}
