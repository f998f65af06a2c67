import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState } from 'react'

/** It is searched once typing has paused for so long, in milliseconds. */
const pause = 300

interface TradeSearch {
  /** As it is typed. */
  readonly text: string
  /** What is searched for: the text after a pause. */
  readonly sought: string
  readonly setText: (text: string) => void
}

/** What somebody looks for among their trades. It may be an account's number, so no address and no storage ever holds it. */
export function useTradeSearch(): TradeSearch {
  const [text, setText] = useState('')
  const [sought, setSought] = useState('')
  useEffect(() => browserTimers.after(pause, () => setSought(text.trim())), [text])
  return { text, sought: text === '' ? '' : sought, setText }
}
