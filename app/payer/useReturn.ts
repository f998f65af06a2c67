import { useEffect, useState } from 'react'
import type { PayerInvoice } from './payerInvoice.ts'

/** How long the page stays after the payment, in seconds. */
const stays = 5

/**
 * Goes back to the store once the invoice is paid while its page is open, after it has said so for a while. Whoever comes to a
 * page that is paid already stays there; so does a page in a frame, which the shop closes.
 * @returns the seconds that are left, and a way to stay
 */
export function useReturn(
  { state, returnUrl }: PayerInvoice,
  isInFrame: boolean,
  leave: (url: string) => void,
) {
  const [before, setBefore] = useState(state)
  const [leavesIn, setLeavesIn] = useState<number | null>(null)
  if (before !== state) {
    setBefore(state)
    setLeavesIn(state === 'paid' && returnUrl !== null && !isInFrame ? stays : null)
  }
  useEffect(() => {
    if (leavesIn === null || returnUrl === null) return undefined
    if (leavesIn === 0) {
      leave(returnUrl)
      return undefined
    }
    const timer = setTimeout(() => setLeavesIn(leavesIn - 1), 1000)
    return () => clearTimeout(timer)
  }, [leavesIn, returnUrl, leave])
  return { leavesIn, stay: () => setLeavesIn(null) }
}
