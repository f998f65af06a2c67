import { useState } from 'react'

/** Follows an act while it lasts, and begins no second one meanwhile. What it fails for, whoever failed says. */
export function usePending() {
  const [isPending, setPending] = useState(false)
  const run = async (act: () => Promise<unknown>) => {
    if (isPending) return
    setPending(true)
    try {
      await act()
    } catch {
      // It was said where it failed.
    }
    setPending(false)
  }
  return { isPending, run }
}
